import { createContext } from 'react';
import { createHistory, type History } from './history.ts';

export const HistoryContext = createContext<History>(createHistory());
