-- 承認書: a debt that is acknowledged in writing, without a plan of payments.
alter table dunning drop constraint dunning_kind_check;
alter table dunning add constraint dunning_kind_check check (kind in
  ('reminder-1', 'reminder-2', 'reminder-3', 'certified', 'pledge', 'acknowledgement'));
