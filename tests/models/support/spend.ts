import { ModelError } from '../../../analysis/models/index.ts';
import { modelsConfigOf } from '../../../main/models/config/read-models-config.ts';
import { Gateway } from '../../../main/models/gateway.ts';
import { environmentKeys } from '../../../main/models/keys.ts';
import { REAL_TIMING } from '../../../main/models/timing.ts';
import { openDatabase } from '../../../main/store/open-database.ts';
import { storeOf } from './store-of.ts';

/** A process that spends under a budget until it is killed or nothing is left: workspace, address, agents at once. */
const [file = '', base_url = '', agents = '8'] = process.argv.slice(2);

const database = await openDatabase(file, '0.0.0');
const gateway = new Gateway({
  store: storeOf(database),
  config: modelsConfigOf(
    {
      version: 1,
      endpoints: { here: { base_url, concurrency: Number(agents), tries: 2 } },
      models: { m: { endpoint: 'here', model: 'hostile', max_output: 100, price: { input: 2, output: 8 } } },
    },
    'models.yaml',
  ),
  keys: environmentKeys({}),
  timing: { ...REAL_TIMING, wait: (_, signal) => REAL_TIMING.wait(1, signal) },
});
await Promise.all(Array.from({ length: Number(agents) }, spend));
await database.close();

async function spend(): Promise<void> {
  while (true) {
    try {
      await gateway.complete(
        {
          ...{ model: 'm', role: 'agent', budget: 'killed', draw: null },
          messages: [{ role: 'user', content: 'Go on.' }],
        },
        new AbortController().signal,
      );
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'budget') return;
      if (!(error instanceof ModelError)) throw error;
    }
  }
}
