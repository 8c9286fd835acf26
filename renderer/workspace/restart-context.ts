import { createContext } from 'react';

/** Begins the window anew on another workspace: nothing of the former one's answers, jobs and address is kept. */
export const RestartContext = createContext<(workspace: { readonly is_demo: boolean }) => void>(() => {});
