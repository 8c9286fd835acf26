import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registryLogin } from '../../main/docker/registry-login.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** @param helper body of the one credential helper there is */
function home(config: unknown, helper = 'exit 9') {
  const folder = tempFolder();
  mkdirSync(join(folder, '.docker'));
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  writeFileSync(join(folder, '.docker/config.json'), text);
  const program = join(folder, 'docker-credential-made');
  writeFileSync(program, `#!/bin/sh\nread server; cat >/dev/null\n${helper}\n`);
  chmodSync(program, 0o755);
  return { HOME: folder, PATH: `${folder}:/usr/bin:/bin` };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const auths = { 'r.example:5000': { auth: base64('me:a:b') } };
const mine = { username: 'me', password: 'a:b', serveraddress: 'r.example:5000' };

it('reads the login of an image’s own registry and of no other', async () => {
  const env = home({ auths: { ...auths, 'https://index.docker.io/v1/': { auth: base64('hub:c') } } });
  const auth = async (image: string) => (await registryLogin(image, env)).auth;
  expect(await auth('r.example:5000/a/b:1')).toEqual(mine);
  expect(await auth('r.example/a/b:1')).toBeNull();
  expect(await auth('docker.io/a/b')).toMatchObject({ username: 'hub', password: 'c' });
  expect(await auth('ubuntu')).toMatchObject({ username: 'hub' });
  expect(await registryLogin('ubuntu', { HOME: tempFolder() })).toEqual({ auth: null, trouble: null });
});

it('reads addresses and tokens as docker login has written them', async () => {
  const env = home({
    auths: { 'https://old.example/v1/': { auth: base64('o:p') }, 'token.example': { identitytoken: 't' } },
  });
  expect((await registryLogin('old.example/a', env)).auth).toMatchObject({ username: 'o', password: 'p' });
  expect((await registryLogin('token.example/a', env)).auth).toEqual({
    identitytoken: 't',
    serveraddress: 'token.example',
  });
});

it('asks a credential helper that is there', async () => {
  const helper = `echo "{\\"ServerURL\\":\\"$server\\",\\"Username\\":\\"u-$server\\",\\"Secret\\":\\"s\\"}"`;
  const named = { credHelpers: { 'r.example:5000': 'made' } };
  expect(await registryLogin('r.example:5000/a', home(named, helper))).toEqual({
    auth: { username: 'u-r.example:5000', password: 's', serveraddress: 'r.example:5000' },
    trouble: null,
  });
  const store = { credsStore: 'made', auths };
  expect((await registryLogin('ubuntu', home(store, helper))).auth).toMatchObject({
    username: 'u-https://index.docker.io/v1/',
  });
  const none = 'echo credentials not found in native keychain; exit 1';
  expect(await registryLogin('r.example:5000/a', home(store, none))).toEqual({ auth: mine, trouble: null });
  expect(await registryLogin('r.example:5000/a', home({ ...store, credsStore: 'absent' }))).toEqual({
    auth: mine,
    trouble: null,
  });
});

it('tells of a helper that fails, without what it printed', async () => {
  const { auth, trouble } = await registryLogin('ubuntu', home({ credsStore: 'made' }, 'echo hush; exit 3'));
  expect(auth).toBeNull();
  expect(trouble).toMatch(/docker-credential-made get failed \(exit code 3\)/);
  expect(trouble).not.toMatch(/hush/);
});

it('names a file that is malformed, and quotes nothing of it', async () => {
  const env = home(`{"auths": {"r.example": {"auth": "${base64('me:hush')}"`);
  const error = await registryLogin('ubuntu', env).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: 'bad-input', message: expect.stringContaining('config.json') });
  expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain(
    base64('me:hush').slice(0, 8),
  );
});
