import { productName } from '../constants.ts';
import classes from './footer.module.css';

/** Product, copyright, year. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      {productName} © {new Date().getFullYear()}
    </footer>
  );
}
