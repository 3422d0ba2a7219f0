// What reads PDFs in the browser, in a thread of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
