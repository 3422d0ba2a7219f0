-- 区分所有者の変更 of a coming day: as it was entered, until its day. Then it becomes an ownership_change of the same id.
create table coming_owner_change (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  kind text not null check (kind in ('sale', 'inheritance', 'gift', 'auction', 'other')),
  changes_on date not null,
  -- {owners, endedStayIds, stopsDebit, applicationId, paper}, as the form sent it.
  asked jsonb not null,
  -- Why it could not be made on its day; the row stays until somebody has read it.
  failed_because text,
  noted_as text not null,
  noted_by uuid not null references app_user,
  noted_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, dwelling_id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
alter table coming_owner_change enable row level security;
create policy own_association on coming_owner_change to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('coming_owner_change');
alter table coming_owner_change alter column association_id set statistics 0;
grant select, insert, delete on coming_owner_change to sumiwa_app;
grant update (failed_because) on coming_owner_change to sumiwa_app;
