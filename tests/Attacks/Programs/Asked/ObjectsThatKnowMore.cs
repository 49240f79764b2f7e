// refuses: ALLOC107
// Files and directories that are made in between, paths that are no paths, and numbers of one seed for all.
using System;
using System.IO;

sealed class Finder
{
    public bool Ask(string path)
    {
        var before = new FileInfo(path);
        path += "x";
        return before.Exists;
    }

    public string Name(string path) => new FileInfo(path).Name + new FileInfo(path).Extension + new DirectoryInfo(path).Exists;
}

static class Program
{
    static void Main()
    {
        foreach (var path in new[] { "/none/a.txt", "", null, "a/", "b.c/../d.e" })
        {
            try
            {
                Console.WriteLine(new Finder().Ask(path) + " " + new Finder().Name(path));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }
}
