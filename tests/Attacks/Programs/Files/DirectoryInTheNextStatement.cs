// refuses: ALLOC605
// The names of files are read before a statement that adds a file before it asks for their number.
using System;
using System.IO;

sealed class Folder
{
    private static string Add(string path, string name)
    {
        File.WriteAllText(Path.Combine(path, name), "x");
        return name;
    }

    public int Switched(string path)
    {
        var files = Directory.GetFiles(path);
        switch (Add(path, "a"))
        {
            case "a":
                return files.Length;
            default:
                return -1;
        }
    }

    public int Used(string path)
    {
        var files = new DirectoryInfo(path).GetFiles();
        using (File.Create(Path.Combine(path, "b")))
        {
            return files.Length;
        }
    }

    public int Branch(string path)
    {
        var files = Directory.GetFileSystemEntries(path);
        if (Add(path, "c").Length > 0)
            return files.Length;
        return 0;
    }
}

static class Program
{
    static void Main()
    {
        var path = Directory.CreateTempSubdirectory().FullName;
        var folder = new Folder();
        Console.WriteLine(folder.Switched(path) + " " + folder.Used(path) + " " + folder.Branch(path));
        Directory.Delete(path, true);
    }
}
