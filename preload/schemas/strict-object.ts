import { z } from 'zod';

/** An object whose unknown keys are refused by a message that says which it can have. */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const keys = (issue as { keys?: readonly string[] }).keys ?? [];
      return `there is no ${keys.map((key) => `“${key}”`).join(', ')}; it can be ${known}`;
    },
  });
}
