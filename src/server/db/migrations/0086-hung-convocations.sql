-- 総会の招集の掲示: that it hung in the house, where and from which day on. The latest word counts.
create table convocation_hung (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  convocation_id uuid not null,
  hung_on date not null,
  place text not null check (char_length(place) between 1 and 60),
  noted_as text not null,
  noted_by uuid not null references app_user,
  noted_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, convocation_id) references convocation on delete cascade
);
create index convocation_hung_convocation on convocation_hung (association_id, convocation_id);

alter table convocation_hung enable row level security;
create policy own_association on convocation_hung to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('convocation_hung'::regclass);
alter table convocation_hung alter column association_id set statistics 0;
grant select, insert on convocation_hung to sumiwa_app;
