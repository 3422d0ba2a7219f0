import { useId } from 'react';
import type { ShownPaper } from '#contract/printed-paper.ts';
import { PaperTable } from './paper-table.tsx';

type Block = ShownPaper['blocks'][number];
type Table = Extract<Block, { kind: 'table' }>['table'];

/** A paper in finished words, as the PDF has it. */
export function PaperView({ paper: { title, fundName, period, blocks } }: { paper: ShownPaper }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-10 print:mb-8">
      <h2 id={headingId} className="text-center text-xl font-bold break-after-avoid">
        {title}　{fundName}
      </h2>
      <p className="mb-2 text-center break-after-avoid">{period}</p>
      {blocks.map((block, index) => (
        // The blocks of a paper stay in their places.
        <BlockView key={`${block.kind} ${index}`} block={block} />
      ))}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'table':
      return <TableView table={block.table} />;
    case 'heading':
      return <h3 className="mt-6 mb-2 text-lg font-bold">{block.text}</h3>;
    case 'text':
      return <p className="mt-3">{block.text}</p>;
    case 'points':
      return (
        <ul className="mt-2 ml-6 list-disc">
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}

function TableView({ table: { caption, columns, rows, isYen } }: { table: Table }) {
  const [first, ...others] = columns;
  return (
    <>
      {isYen && <p className="text-right">（単位：円）</p>}
      <PaperTable
        caption={caption}
        nameHeader={first?.header ?? ''}
        columns={others.map(({ header, align }) => ({
          id: header,
          header,
          isText: align === 'text',
        }))}
        rows={rows.map(({ look, cells: [name = '', ...cells] }, index) => ({
          key: `${index} ${name}`,
          look,
          name,
          cells,
        }))}
      />
    </>
  );
}
