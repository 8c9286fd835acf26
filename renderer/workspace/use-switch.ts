import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useConnection } from '../port/port-context.ts';
import { RestartContext } from './restart-context.ts';

/** Opens the demo in place of the workspace at hand, or goes back from it. */
export function useSwitch(to: 'demo' | 'back') {
  const { port } = useConnection();
  const restart = useContext(RestartContext);
  return useMutation({
    networkMode: 'always',
    mutationFn: () => port.call(`workspace.${to}`, {}),
    onSuccess: () => restart({ is_demo: to === 'demo' }),
  });
}
