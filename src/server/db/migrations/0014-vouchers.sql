-- 証憑: an invoice, a receipt or another paper as a file. No document: it is in no search, and the caretaker does not
-- know it. The bytes lie in the file store under their SHA-256, so copies of the demonstration share them.
create table voucher (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  sha256 text not null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  byte_size int not null check (byte_size > 0),
  kind text not null check (kind in
    ('invoice', 'receipt', 'contract', 'quote', 'delivery', 'certificate', 'other')),
  issued_on date,
  due_on date,
  amount_yen bigint check (amount_yen between 1 and 999999999999),
  payee text not null default '',
  -- 適格請求書発行事業者の登録番号
  invoice_number text not null default '' check (invoice_number ~ '^(T[0-9]{13})?$'),
  note text not null default '',
  -- Until somebody has looked, the facts are what was read in the file.
  is_confirmed boolean not null default false,
  -- Where each fact was read: page, words and their place on it.
  places jsonb not null default '[]',
  -- A paper of the demonstration: it takes no place in the store, and is drawn when somebody looks at it.
  is_drawn boolean not null default false,
  -- What could not be read, in a sentence.
  reading_note text not null default '',
  added_as text not null,
  added_by uuid not null references app_user,
  added_at timestamptz not null,
  primary key (association_id, id)
);

-- What stands beside an entry: any number of papers, each beside any number of entries.
create table entry_voucher (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  voucher_id uuid not null,
  primary key (association_id, id),
  unique (association_id, entry_id, voucher_id),
  foreign key (association_id, entry_id) references journal_entry (association_id, id) on delete cascade,
  foreign key (association_id, voucher_id) references voucher (association_id, id) on delete cascade
);
create index entry_voucher_voucher on entry_voucher (association_id, voucher_id);

alter table balance_certificate add column voucher_id uuid;
alter table balance_certificate add foreign key (association_id, voucher_id)
  references voucher (association_id, id) on delete set null (voucher_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['voucher', 'entry_voucher']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on voucher to sumiwa_app;
grant select, insert, delete on entry_voucher to sumiwa_app;

-- What stood beside an entry when its month was closed stays there. An association that goes takes all with it.
create function keep_vouchers() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  if exists (
    select from gone g
      join association a on a.id = g.association_id
      join journal_entry j on j.association_id = g.association_id and j.id = g.entry_id
      join books_held h on h.association_id = g.association_id
     where j.posted_on <= h.locked_until
  ) then
    raise exception 'the month of the entry is closed' using errcode = 'SL010';
  end if;
  return null;
end $$;
create trigger kept after delete on entry_voucher referencing old table as gone
  for each statement execute function keep_vouchers();
