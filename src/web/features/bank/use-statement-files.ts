import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod/mini';
import {
  downloadSampleStatement,
  type FileReading,
  readStatementFile,
  takeStatementFile,
} from '#contract/bank.ts';
import type { Columns } from '#domain/bank/bank-formats.ts';
import { send, sentenceOf } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { upload } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';

/** A file on its way: what was understood of it, and what the person said. */
export type StatementFile = {
  readonly key: string;
  readonly file: File;
  readonly reading: FileReading | null;
  readonly bankAccountId: string | null;
  readonly columns: Columns | null;
  readonly isBusy: boolean;
  readonly fault: string;
};

const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

/** Files are read one by one, shown, and taken when the person says so. */
export function useStatementFiles() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly StatementFile[]>([]);

  function change(key: string, part: Partial<StatementFile>): void {
    setFiles((before) => before.map((it) => (it.key === key ? { ...it, ...part } : it)));
  }
  async function read(it: StatementFile): Promise<void> {
    change(it.key, { ...it, isBusy: true, fault: '' });
    try {
      const said = sentOf(it);
      const reading = await upload(readStatementFile, said, it.file, quietly);
      const bankAccountId = it.bankAccountId ?? reading.understood?.bankAccountId ?? null;
      change(it.key, { reading, bankAccountId, isBusy: false });
    } catch (error) {
      change(it.key, { isBusy: false, fault: sentenceOf(error) });
    }
  }
  function add(added: readonly File[]): void {
    const fresh = added.map((file) => ({ ...blank, key: crypto.randomUUID(), file }));
    setFiles((before) => [...before, ...fresh]);
    for (const it of fresh) void read(it);
  }
  async function addSample(sample: { name: string; fileName: string }): Promise<void> {
    const response = await send(requestOf(downloadSampleStatement, { name: sample.name }));
    add([new File([await response.blob()], sample.fileName)]);
  }
  function leave(key: string): void {
    setFiles((before) => before.filter((it) => it.key !== key));
  }
  async function take(it: StatementFile, acceptsGap: boolean): Promise<void> {
    const { bankAccountId } = it;
    if (bankAccountId === null) {
      change(it.key, { fault: 'どの口座の明細か、選んでください。' });
      return;
    }
    change(it.key, { isBusy: true, fault: '' });
    try {
      const said = { ...sentOf(it), bankAccountId, acceptsGap };
      const taken = await upload(takeStatementFile, said, it.file, quietly);
      leave(it.key);
      tellTaken(taken);
      await queryClient.invalidateQueries();
    } catch (error) {
      change(it.key, { isBusy: false, fault: sentenceOf(error) });
    }
  }
  return {
    files,
    add,
    addSample,
    leave,
    take: (it: StatementFile, acceptsGap: boolean) => void take(it, acceptsGap),
    /** Another account or other columns: the file is looked at again. */
    say: (it: StatementFile, part: Pick<Partial<StatementFile>, 'bankAccountId' | 'columns'>) =>
      void read({ ...it, ...part }),
  };
}

type Taken = z.output<typeof takeStatementFile.output>;

function tellTaken({ newCount, knownCount, automaticCount }: Taken): void {
  const notes = [
    automaticCount > 0 ? `${automaticCount}行は、自動で帳簿に付けました。` : '',
    knownCount > 0 ? `${knownCount}行は、前に取り込んであります。` : '',
  ].join('');
  toast({
    title: newCount === 0 ? '新しい行はありませんでした' : `${newCount}行を取り込みました`,
    ...(notes && { description: notes }),
    tone: 'good',
  });
}

const blank = { reading: null, bankAccountId: null, columns: null, isBusy: true, fault: '' };

function sentOf({ bankAccountId, columns }: StatementFile) {
  const said =
    columns && Object.fromEntries(Object.entries(columns).map(([use, names]) => [use, [...names]]));
  return { bankAccountId, columns: said };
}

export type StatementFiles = ReturnType<typeof useStatementFiles>;
