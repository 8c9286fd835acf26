import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelsConfigOf, readModelsConfig } from '../../main/models/config/read-models-config.ts';
import { priceOf } from '../../main/models/price-of.ts';
import { tempFolder } from '../support/temp-folder.ts';

const endpoint = { base_url: 'https://api.example.com/v1/' };
const file = (more: object = {}) => ({
  ...{
    version: 1,
    endpoints: { here: endpoint },
    models: { m: { endpoint: 'here', model: 'big' } },
    ...more,
  },
});
const problem = (value: unknown): string => {
  try {
    modelsConfigOf(value, 'models.yaml');
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it was taken');
};
const written = (text: string) => {
  const path = join(tempFolder(), 'models.yaml');
  writeFileSync(path, text);
  return path;
};

describe('a models file', () => {
  it('says where models are and who does what', async () => {
    const path = written(
      [
        'version: 1',
        'endpoints:',
        '  hosted: {base_url: "https://api.openai.com/v1", key_env: OPENAI_API_KEY}',
        '  local: {base_url: "http://localhost:11434/v1", silence: 1800}',
        'models:',
        '  big: {endpoint: hosted, model: gpt-5.4-2026-03-05, extra: {reasoning_effort: low}}',
        '  small: {endpoint: local, model: "qwen3:8b", price: free}',
        'roles: {agent: [big, small], judge: big}',
      ].join('\n'),
    );
    const { endpoints, models, roles } = await readModelsConfig(path);
    expect(roles).toEqual({ agent: ['big', 'small'], judge: ['big'] });
    expect(endpoints.local).toMatchObject({ silence: 1800, concurrency: 4, stream: true });
    expect(priceOf(models.big!, endpoints.hosted!)).toMatchObject({
      price: { input: 2.5, cached_input: 0.25, output: 15, long_prompt: { over: 272_000, output: 22.5 } },
      source: expect.stringMatching(/^https:.*, \d{4}-\d{2}/),
    });
    expect(priceOf(models.small!, endpoints.local!)).toMatchObject({ price: { input: 0, output: 0 } });
  });

  it('has a price from the list only for the host that charges it', () => {
    const { endpoints, models } = modelsConfigOf(
      file({ models: { m: { endpoint: 'here', model: 'gpt-5.4' } } }),
      '',
    );
    expect(priceOf(models.m!, endpoints.here!)).toBeNull();
  });

  it.each<[string, object, string]>([
    [
      'an endpoint that is not there',
      { models: { m: { endpoint: 'there', model: 'x' } } },
      'there is no endpoint “there”; there is here',
    ],
    ['a model that is not there', { roles: { judge: ['m', 'n'] } }, 'roles.judge: there is no model “n”'],
    ['a role that nobody knows', { roles: { boss: 'm' } }, 'roles: there is no “boss”; it can be agent'],
    ['a word that nobody knows', { endpoints: { here: { ...endpoint, url: 'x' } } }, 'there is no “url”'],
    ['no address', { endpoints: { here: { base_url: 'api.example.com' } } }, 'an address such as'],
    ['another protocol', { endpoints: { here: { base_url: 'file:///etc/passwd' } } }, 'an address such as'],
    [
      'a password in the address',
      { endpoints: { here: { base_url: 'https://a:b@example.com/v1' } } },
      'without user',
    ],
    [
      'a price with a hole',
      { models: { m: { endpoint: 'here', model: 'x', price: { input: 1 } } } },
      'models.m.price',
    ],
    [
      'a limit in `extra`',
      { models: { m: { endpoint: 'here', model: 'x', extra: { max_tokens: 9 } } } },
      'a place of its own',
    ],
    [
      'many replies in `extra`',
      { models: { m: { endpoint: 'here', model: 'x', extra: { n: 9 } } } },
      'a place of its own',
    ],
    [
      'a header of a key',
      { endpoints: { here: { ...endpoint, headers: { Authorization: 'x' } } } },
      'key_env',
    ],
    ['another version', { version: 2 }, 'version: 1'],
  ])('is refused with %s', (_, more, message) => expect(problem(file(more))).toContain(message));

  const SECRET = 'sk-proj-4f9a8b7c6d5e4f3a2b1c';

  it.each<[string, object]>([
    ['as `api_key`', { endpoints: { here: { ...endpoint, api_key: SECRET } } }],
    ['as `key_env`', { endpoints: { here: { ...endpoint, key_env: SECRET } } }],
    ['in a header', { endpoints: { here: { ...endpoint, headers: { 'x-a': `Bearer ${SECRET}` } } } }],
    ['in `extra`', { models: { m: { endpoint: 'here', model: 'x', extra: { deep: [{ token: SECRET }] } } } }],
    ['as a name', { endpoints: { [SECRET]: endpoint } }],
    ['that is one long run', { endpoints: { here: { ...endpoint, key_env: 'a1'.repeat(20) } } }],
  ])('with a key %s is refused, and the key not repeated', (_, more) => {
    const message = problem(file(more));
    expect(message).toContain('put it into an environment variable');
    expect(message).not.toContain(SECRET);
    expect(message).not.toContain('a1a1');
  });

  it('that is no YAML is refused without showing its lines', async () => {
    const path = written(`version: 1\nendpoints:\n  here: {base_url: "x", key: ${SECRET}\n`);
    const error = await readModelsConfig(path).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('neither YAML nor JSON'),
    });
    expect(`${(error as Error).message}${(error as Error).stack}`).not.toContain(SECRET);
  });

  it('that is not there is told so', async () => {
    await expect(readModelsConfig('/nowhere/models.yaml')).rejects.toMatchObject({ code: 'not-found' });
  });
});
