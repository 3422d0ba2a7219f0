-- An application that came on paper: whom of the register it is of, when it came, and who has keyed it in.
alter table application
  add column person_id uuid,
  add column received_on date,
  add column keyed_as text,
  add column keyed_by uuid references app_user,
  add foreign key (association_id, person_id) references person on delete set null (person_id),
  add check (num_nonnulls(keyed_as, keyed_by) in (0, 2)),
  add check (keyed_by is null or (filed_by is null and received_on is not null));
create index application_person on application (association_id, person_id);
grant update (person_id, received_on, filed_as) on application to sumiwa_app;
