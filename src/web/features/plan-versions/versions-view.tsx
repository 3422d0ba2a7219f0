import { ScenarioList } from './scenario-list.tsx';
import { VersionList } from './version-list.tsx';

/** 保存と履歴: what was kept by name, and how the plan came to be what it is. */
export function VersionsView() {
  return (
    <>
      <ScenarioList />
      <VersionList />
    </>
  );
}
