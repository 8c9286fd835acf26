import { FREE, type Price } from '../../analysis/models/index.ts';
import { type EndpointConfig, type ModelConfig, priceSchema } from './config/models-config-schema.ts';
import list from './prices.json' with { type: 'json' };

/** A price and where it is from; null where nobody has told it. */
export interface KnownPrice {
  readonly price: Price;
  /** `models file`, or the page with the day it was read. */
  readonly source: string;
}

/** Providers name a snapshot by the model and a day. */
const withoutDay = (model: string): string => model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '');

/** What a model costs: as the models file says, else as the published list has it for the host that is asked. */
export function priceOf({ price, model }: ModelConfig, { base_url }: EndpointConfig): KnownPrice | null {
  if (price) return { price: price === 'free' ? FREE : price, source: 'models file' };
  const { hostname } = new URL(base_url);
  const found = list.hosts.find(({ host }) => host === hostname);
  const listed = Object.entries(found?.models ?? {}).find(([name]) => name === withoutDay(model))?.[1];
  return found && listed
    ? { price: priceSchema.parse(listed), source: `${found.source}, ${found.as_of}` }
    : null;
}
