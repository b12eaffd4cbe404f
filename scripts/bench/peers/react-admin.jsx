import fakeRestDataProvider from 'ra-data-fakerest';
import {
  Admin,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberField,
  NumberInput,
  Resource,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { columns, members, perPage } from './rows.js';

const field = { number: NumberField, date: DateField };

const MemberList = () => (
  // Without a key it does not open where it was left, which is the second page here.
  <List perPage={perPage} storeKey={false}>
    <DataTable>
      {columns.map(([name, label, kind]) => (
        <DataTable.Col key={name} source={name} label={label} field={field[kind]} />
      ))}
    </DataTable>
  </List>
);

const input = { number: NumberInput, date: DateInput, text: TextInput };

const MemberEdit = () => (
  <Edit>
    <SimpleForm>
      {columns.map(([name, label, kind]) => {
        const Input = input[kind];
        return <Input key={name} source={name} label={label} validate={kind === 'text' ? required() : undefined} />;
      })}
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={fakeRestDataProvider({ members })}>
    <Resource name="members" list={MemberList} edit={MemberEdit} />
  </Admin>,
);
