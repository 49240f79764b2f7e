namespace Allocations.Documentation;

/// <summary>Where the repository is.</summary>
public static class Repository
{
    /// <summary>The nearest folder at or above <paramref name="start"/> that holds the solution.</summary>
    /// <exception cref="DirectoryNotFoundException">There is none.</exception>
    public static string FindRoot(string start)
    {
        for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "Allocations.sln")))
                return folder.FullName;
        }

        throw new DirectoryNotFoundException("No folder above " + start + " holds Allocations.sln.");
    }
}
