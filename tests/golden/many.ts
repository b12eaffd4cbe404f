import type { Model } from '#generator/model/types.ts';
import { sampleModel } from './sample-model.ts';

const names =
  /desk|alpha|beta|Payout|Everything|Bank|User|Gateway|payout|everything|gateway|system|summary|sign-in|"bank"|"user"|\/api\/bank|bank\.items/g;

/** The sample with every name of its own changed. */
function copy(at: number): Model {
  const text = JSON.stringify({ ...sampleModel, app: undefined, deployments: [], menus: [], access: undefined });
  const renamed = text.replace(names, (name) => (name.endsWith('"') ? `${name.slice(0, -1)}x${at}"` : `${name}x${at}`));
  return { ...sampleModel, ...JSON.parse(renamed) };
}

/** A model of `times` samples beside each other, for measuring how the emitters grow. */
export function manySamples(times: number): Model {
  const copies = Array.from({ length: times }, (_, at) => copy(at));
  const screens = copies.flatMap((each) => each.screens);
  const endpoints = copies.flatMap((each) => each.endpoints);
  const [wide] = sampleModel.deployments;
  return {
    ...sampleModel,
    areas: copies.flatMap((each) => each.areas),
    enums: Object.assign({}, ...copies.map((each) => each.enums)),
    entities: copies.flatMap((each) => each.entities),
    endpoints,
    screens,
    queues: copies.flatMap((each) => each.queues),
    menus: [],
    deployments: wide
      ? [{ ...wide, routes: screens.map((each) => each.path), endpoints: endpoints.map((each) => each.id) }]
      : [],
  };
}
