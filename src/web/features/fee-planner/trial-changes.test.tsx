import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { FeePlannerView } from './fee-planner-view.tsx';

afterEach(() => sessionStorage.clear());

const moved = exampleAnswer.plan.items.find(({ years }) => years.length > 0);

function Bench() {
  const workbench = useWorkbench();
  const [fromYear = 0] = moved?.years ?? [];
  const move = { itemId: moved?.id ?? '', fromYear, toYear: fromYear + 1 };
  return (
    <>
      <FeePlannerView />
      <button type="button" onClick={() => workbench.tryOut({ moves: [move] })}>
        工事を1年あとにする
      </button>
      <button type="button" onClick={() => workbench.undo()}>
        元に戻す
      </button>
    </>
  );
}

const note = /試算中の内容を入れて計算しています。次の額は、今の計画の額ではありません。/;

test('plans that stand on a changed work are not called those of the present plan', async () => {
  renderView(<Bench />, exampleAnswer);
  expect(await screen.findByText(/いちばん低い額を、今の計画と残高から計算します/)).toBeDefined();
  expect(screen.queryByText(note)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '工事を1年あとにする' }));
  expect(await screen.findByText(note)).toBeDefined();
  expect(screen.getByText('計画から変えて試していること（1件）')).toBeDefined();
  expect(screen.getByText(/いちばん低い額を、試算中の計画と残高から計算します/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  expect(screen.queryByText(note)).toBeNull();
});
