// Shows what there is, and opens it. It keeps nothing and answers for no page.
self.addEventListener('push', (event) => {
  const { notification } = event.data ? event.data.json() : {};
  const { title = 'スミワ', navigate = '/', tag = '' } = notification ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      lang: 'ja',
      tag,
      icon: '/apple-touch-icon.png',
      data: { navigate },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.navigate ?? '/', self.location.origin);
  // Only pages of this house are opened.
  const own = address.origin === self.location.origin ? address.href : '/';
  event.waitUntil(self.clients.openWindow(own));
});
