/**
 * Runs in the head before the first paint, so that neither theme nor size flashes. Its hash stands in the
 * Content-Security-Policy, therefore it is one fixed text.
 */
export const themeScript = `try{var r=document.documentElement,t=localStorage.getItem('theme');r.classList.toggle('dark',t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches);if(localStorage.getItem('view')==='easy')r.dataset.view='easy'}catch(e){}`;
