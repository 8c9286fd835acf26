import { UserError } from '../../analysis/model/user-error.ts';

/**
 * What a look at a file tells, or `otherwise` where the file system refuses. For telling what a folder is from its
 * entries: one that is gone or closed says nothing there, and whoever reads the folder reports it.
 */
export async function quietly<T>(look: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof UserError || (error instanceof Error && 'syscall' in error)) return otherwise;
    throw error;
  }
}
