import { useCallback, useEffect, useState } from 'react';
import { deleteOwnModel, findOwnModel, type OwnModel, saveOwnModel } from './own-figure-store.ts';

export type OwnFigure = ReturnType<typeof useOwnFigure>;

/** 自分のモデル of this browser: null while there is none, undefined until that is known. */
export function useOwnFigure() {
  const [model, setModel] = useState<OwnModel | null>();
  useEffect(() => {
    let isWanted = true;
    // A private window may have no storage: then there is no own figure.
    findOwnModel().then(
      (found) => isWanted && setModel(found ?? null),
      () => isWanted && setModel(null),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const forget = useCallback(async () => {
    setModel(null);
    await deleteOwnModel().catch(() => undefined);
  }, []);

  return {
    model,
    /** Whether it could be kept for the next visit; it is shown now in any case. */
    show: async (next: OwnModel): Promise<boolean> => {
      setModel(next);
      return saveOwnModel(next).then(
        () => true,
        () => false,
      );
    },
    /** Back to our own. */
    forget,
  };
}
