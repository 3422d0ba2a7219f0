-- 名簿の取り込み: what was registered in one go, and what stood there before, so that it can be taken back.
create table register_import (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  new_count int not null check (new_count >= 0),
  changed_count int not null check (changed_count >= 0),
  -- The dwellings that were touched, by number, as they were and as they became.
  before jsonb not null,
  after jsonb not null,
  person_ids uuid[] not null,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  undone_as text,
  undone_by uuid references app_user,
  undone_at timestamptz,
  primary key (association_id, id)
);
alter table register_import enable row level security;
create policy own_association on register_import to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('register_import');
alter table register_import alter column association_id set statistics 0;
grant select, insert on register_import to sumiwa_app;
grant update (undone_as, undone_by, undone_at) on register_import to sumiwa_app;
