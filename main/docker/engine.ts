import Docker from 'dockerode';
import { type EngineAddress, engineAddress, engineOptions } from './engine-options.ts';
import { explainEngineError } from './explain-engine-error.ts';
import { type Owner, thisOwner } from './owner.ts';
import { within } from './within.ts';

/** A Docker engine that has answered, and in whose name things are made on it. */
export interface Engine {
  readonly docker: Docker;
  readonly address: EngineAddress;
  readonly owner: Owner;
}

/** Finds the engine and asks it for a sign of life. @throws UserError that says what to do where there is none */
export async function openEngine(address = engineAddress()): Promise<Engine> {
  const docker = new Docker(engineOptions(address));
  try {
    await within(15, 'answer', docker.ping());
  } catch (error) {
    throw explainEngineError(error, address);
  }
  return { docker, address, owner: thisOwner() };
}
