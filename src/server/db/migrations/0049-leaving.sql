-- 書き出しと利用の終了: asked for by one, approved by another.
create table leaving_request (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('export', 'leave')),
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as <> asked_as),
  approved_by uuid references app_user,
  approved_at timestamptz,
  -- Until then the files may be taken; for 利用の終了 the last day on which the association is there.
  last_day date,
  -- Withdrawn, stopped, or run out.
  ended_as text,
  ended_by uuid references app_user,
  ended_at timestamptz,
  -- 利用の終了: when every member was written to that it comes, and that it does not come after all.
  told_at timestamptz,
  stop_told_at timestamptz,
  primary key (association_id, id),
  check (num_nulls(approved_as, approved_by, approved_at, last_day) in (0, 4)),
  check (num_nulls(ended_as, ended_by, ended_at) in (0, 3))
);
create unique index leaving_request_open on leaving_request (association_id, kind) where ended_at is null;
create index leaving_request_due on leaving_request (association_id, last_day)
  where kind = 'leave' and ended_at is null and last_day is not null;
create index leaving_request_untold on leaving_request (association_id, approved_at)
  where kind = 'leave' and approved_at is not null and (told_at is null or stop_told_at is null);

-- 書き出し: one archive that was made of everything, and what its list of files must say.
create table archive (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  request_id uuid not null,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  -- Nothing until the last byte was sent.
  file_count int check (file_count > 0),
  byte_size bigint check (byte_size > 0),
  list_sha256 text,
  primary key (association_id, id),
  foreign key (association_id, request_id) references leaving_request on delete cascade,
  check (num_nulls(file_count, byte_size, list_sha256) in (0, 3))
);
create index archive_request on archive (association_id, request_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['leaving_request', 'archive'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
end $$;
grant update (approved_as, approved_by, approved_at, last_day, ended_as, ended_by, ended_at)
  on leaving_request to sumiwa_app;
grant update (file_count, byte_size, list_sha256) on archive to sumiwa_app;

-- 消去の証明: what is left of an association that has gone. It belongs to no association any more.
create table ended_association (
  id uuid primary key,
  name text not null,
  asked_as text not null,
  asked_at timestamptz not null,
  approved_as text not null,
  approved_at timestamptz not null,
  last_day date not null,
  deleted_at timestamptz not null,
  -- {table: rows}
  row_counts jsonb not null,
  -- The keys of its files that are still in the store; empty once it was seen that all have gone.
  files_left text[] not null,
  file_count int not null,
  -- Files that others have too: they stay for those.
  shared_count int not null default 0,
  finished_at timestamptz
);
create index ended_association_open on ended_association (deleted_at) where finished_at is null;

-- Who may read the certificate, and is told.
create table ended_association_reader (
  ended_id uuid not null references ended_association on delete cascade,
  account_id uuid not null references app_user,
  primary key (ended_id, account_id)
);
create index ended_association_reader_account on ended_association_reader (account_id);
