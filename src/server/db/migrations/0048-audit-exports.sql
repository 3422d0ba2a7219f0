-- 監査用データの控え: what was taken along of a year, by whom, and the checksum by which it is known again.
create table audit_export (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  -- Of the list of checksums, which names every file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_count int not null check (file_count > 0),
  -- As it was in the books then.
  entry_count int not null,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade
);
create index audit_export_year on audit_export (association_id, fiscal_year_id);
alter table audit_export enable row level security;
create policy own_association on audit_export to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('audit_export');
alter table audit_export alter column association_id set statistics 0;
grant select, insert on audit_export to sumiwa_app;
