-- 管理に係る重要事項調査報告書: what was issued of a dwelling, in finished words; nobody changes it afterwards.
create table disclosure (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null check (number > 0),
  dwelling_id uuid not null,
  asker text not null check (asker in ('agent', 'owner')),
  asker_name text not null,
  license text not null,
  reason text not null,
  asked_on date not null,
  fee_yen int not null check (fee_yen between 0 and 999999),
  -- What a person said of things that no table knows.
  answers jsonb not null,
  -- domain/statements/pack/printed-paper.ts
  paper jsonb not null,
  issued_on date not null,
  issued_as text not null,
  issued_by uuid not null references app_user,
  issued_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, number),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index disclosure_dwelling on disclosure (association_id, dwelling_id);
alter table disclosure enable row level security;
create policy own_association on disclosure to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('disclosure');
alter table disclosure alter column association_id set statistics 0;
grant select, insert on disclosure to sumiwa_app;
