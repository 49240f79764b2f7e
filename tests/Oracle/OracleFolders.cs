namespace Allocations.Oracle;

/// <summary>Where cases are read and results are written.</summary>
internal static class OracleFolders
{
    /// <summary>The folder of the solution.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>The folder of cases.</summary>
    public static string Cases { get; } = Path.Combine(Root, "tests", "Oracle", "Cases");

    /// <summary>The folder of build output.</summary>
    public static string Artifacts { get; } = Path.Combine(Root, "artifacts");

    /// <summary>The report of the last run.</summary>
    public static string Report { get; } = Path.Combine(Artifacts, "oracle.json");

    private static string FindRoot()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "Allocations.sln")))
                return folder.FullName;
        }

        throw new DirectoryNotFoundException("No folder above " + AppContext.BaseDirectory + " holds Allocations.sln.");
    }
}
