import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

export const ConnectionContext = createContext<Connection | null>(null);

/** The window's connection. @throws outside of `<ConnectionContext>`. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (connection === null) throw new Error('useConnection needs a ConnectionContext around it.');
  return connection;
}
