import type { Output } from '../../preload/contract.ts';

type ModelCheck = Output<'models.check'>['models'][number];

/** How each model stands, a few lines each. */
export function printModels(models: readonly ModelCheck[]): void {
  for (const model of models) {
    console.log(
      `${model.name} (${model.roles.join(', ') || 'no role'}): ${model.model} at ${model.base_url}`,
    );
    for (const line of [keyLine(model), answerLine(model), priceLine(model)]) console.log(`  ${line}`);
  }
}

function keyLine({ key_env, key_set }: ModelCheck): string {
  if (key_env === null) return 'key: none is sent';
  return key_set ? `key: ${key_env} is set` : `key: ${key_env} is not set; set it in the environment`;
}

function answerLine({ answers, problem, listed }: ModelCheck): string {
  if (!answers) return `answers: no. ${problem}`;
  if (listed === null) return 'answers: yes, without a list of its models';
  return listed ? 'answers: yes, and has the model' : 'answers: yes, but does not list the model';
}

function priceLine({ price }: ModelCheck): string {
  if (price === null)
    return 'price: not known, so that no budget with a cap lets it be called; give it a `price:`';
  const { input, cached_input, output, source } = price;
  if (input + output === 0) return `price: free (${source})`;
  const cached = cached_input === null ? '' : `, $${cached_input} cached`;
  return `price: $${input} in${cached}, $${output} out per million tokens (${source})`;
}
