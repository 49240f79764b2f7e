// refuses: ALLOC605
// The loop appends to the file whose lines it goes through, and deletes the files of the directory that it lists.
using System;
using System.IO;

static class Program
{
    static void Append(string path)
    {
        foreach (var line in File.ReadAllLines(path))
            File.AppendAllText(path, line + line + "\n");
    }

    static int Empty(string folder)
    {
        var count = 0;
        foreach (var file in Directory.GetFiles(folder))
        {
            File.Copy(file, file + "x");
            File.Delete(file);
            count++;
        }

        return count;
    }

    static void Main()
    {
        var folder = Directory.CreateTempSubdirectory().FullName;
        var path = Path.Combine(folder, "a.txt");
        File.WriteAllText(path, "a\nb\n");
        Append(path);
        Append(path);
        Console.WriteLine(File.ReadAllText(path));
        Console.WriteLine(Empty(folder) + " " + Directory.GetFileSystemEntries(folder).GetLength(0));
        Directory.Delete(folder, true);
    }
}
