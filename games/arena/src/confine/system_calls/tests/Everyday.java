// Uses what programs of courses use, and says "fine" at the end.

import java.io.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.IntStream;

class Everyday {
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("everyday");
        Path file = folder.resolve("file");
        Files.write(file, List.of("hello"));
        if (!Files.readAllLines(file).equals(List.of("hello"))) throw new IOException("read");
        Files.copy(file, folder.resolve("copy"));
        Files.move(folder.resolve("copy"), folder.resolve("moved"), StandardCopyOption.REPLACE_EXISTING);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            channel.map(FileChannel.MapMode.READ_WRITE, 0, 4096).put((byte) 1);
            try (FileLock lock = channel.lock()) {
                channel.force(true);
            }
        }
        try (var list = Files.walk(folder)) { if (list.count() != 3) throw new IOException("walk"); }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Future<Integer> sum = pool.submit(() -> { Thread.sleep(5); return 3; });
        if (sum.get() != 3) throw new IOException("pool");
        pool.shutdown();
        if (IntStream.range(0, 100000).parallel().sum() == 0) throw new IOException("stream");
        Process echo = new ProcessBuilder("cat").redirectErrorStream(true).start();
        try (var out = echo.outputWriter()) { out.write("hello\n"); }
        if (!echo.inputReader().readLine().equals("hello") || echo.waitFor() != 0) throw new IOException("process");
        Process sleep = new ProcessBuilder("sleep", "60").start();
        sleep.destroy();
        if (sleep.waitFor() != 143) throw new IOException("destroy");
        new Random().nextInt();
        new java.security.SecureRandom().nextInt();
        System.gc();
        try (Scanner scanner = new Scanner(System.in)) { scanner.hasNext(); }
        Runtime.getRuntime().availableProcessors();
        try (var paths = Files.walk(folder)) {
            paths.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        }
        System.out.println("fine");
    }
}
