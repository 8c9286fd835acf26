/** Where keys are: the value that a name stands for; null where there is none. */
export type KeySource = (name: string) => Promise<string | null>;

/** Keys in the environment of this process. An empty one is none. */
export const environmentKeys =
  (environment: NodeJS.ProcessEnv): KeySource =>
  async (name) =>
    environment[name] || null;

/** The first source that knows the name. */
export const firstOf =
  (...sources: readonly KeySource[]): KeySource =>
  async (name) => {
    for (const source of sources) {
      const key = await source(name);
      if (key !== null) return key;
    }
    return null;
  };
