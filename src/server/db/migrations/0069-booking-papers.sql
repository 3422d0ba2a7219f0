-- A booking that came on paper: whose it is, who has keyed it in, and its scan.
create table booking_paper (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  booking_id uuid not null,
  person_id uuid not null,
  sha256 text not null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  byte_size int not null check (byte_size > 0),
  keyed_as text not null,
  keyed_by uuid references app_user,
  keyed_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, booking_id),
  foreign key (association_id, booking_id) references booking on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);
create index booking_paper_person on booking_paper (association_id, person_id);

alter table booking_paper enable row level security;
create policy own_association on booking_paper to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('booking_paper'::regclass);
alter table booking_paper alter column association_id set statistics 0;
grant select, insert on booking_paper to sumiwa_app;
