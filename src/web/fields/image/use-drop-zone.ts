import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** A place into which a file is dropped or pasted. `isOver`: one is held over it. */
export function useDropZone(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
    onPaste: (event: ClipboardEvent) => {
      const file = event.clipboardData.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
