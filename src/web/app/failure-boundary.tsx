import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useIsSessionAwaited, useIsTurnedAway } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type State = { error: unknown };

/** Keeps the frame standing when a page cannot be shown. Give it the page's path as `key`. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <Failure error={this.state.error} />
    );
  }
}

function Failure({ error }: { error: unknown }) {
  // To whoever is not signed in nothing is there: until that is known, and on the way to the door, it is no failure.
  const isAtDoor = [useIsSessionAwaited(), useIsTurnedAway()].includes(true);
  if (error instanceof ApiError && error.status === 404 && isAtDoor) return null;
  if (error instanceof ApiError && error.status === 403) return <NotForYou error={error} />;
  const sentence =
    error instanceof ApiError
      ? error.sentence
      : '通信が途切れたか、画面の表示中に問題が起きました。少し待ってから、再読み込みしてください。';
  return (
    <div role="alert">
      <PageHeader title="画面を表示できませんでした" lead={sentence} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <RotateCw aria-hidden="true" className="size-5" />
          再読み込み
        </Button>
        <ButtonLink variant="secondary" href="/demo">
          ホームへ戻る
        </ButtonLink>
      </div>
    </div>
  );
}

/** Loading it again would not help: another position would. */
function NotForYou({ error }: { error: ApiError }) {
  return (
    <div role="alert">
      <PageHeader title="この画面は見られません" lead={error.sentence} />
      {isDemonstration() && <p className="mb-5">デモでは、管理設定で立場を替えて試せます。</p>}
      <div className="flex flex-wrap gap-3">
        {isDemonstration() && (
          <ButtonLink href="/demo/management#demo-role">立場を替える</ButtonLink>
        )}
        <ButtonLink variant="secondary" href="/demo">
          ホームへ戻る
        </ButtonLink>
      </div>
    </div>
  );
}
