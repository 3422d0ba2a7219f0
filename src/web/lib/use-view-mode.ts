import { useSyncExternalStore } from 'react';
import { currentViewMode, subscribeViewMode, type ViewMode } from './view-mode.ts';

export function useViewMode(): ViewMode {
  return useSyncExternalStore(subscribeViewMode, currentViewMode, () => 'standard');
}
