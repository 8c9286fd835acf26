import { modelsConfigOf } from '../../../main/models/config/read-models-config.ts';

/** The methods' worked price: $2 in, $0.20 cached, $8 out. */
export const PRICE = { input: 2, cached_input: 0.2, output: 8 };

/** A models file with one model at one endpoint. */
export const configFor = (
  base_url: string,
  { endpoint = {}, model = {} }: { readonly endpoint?: object; readonly model?: object } = {},
) =>
  modelsConfigOf(
    {
      version: 1,
      endpoints: { here: { base_url, key_env: 'TEST_KEY', ...endpoint } },
      models: { m: { endpoint: 'here', model: 'hostile', price: PRICE, ...model } },
      roles: { agent: 'm', judge: ['m'] },
    },
    'models.yaml',
  );
