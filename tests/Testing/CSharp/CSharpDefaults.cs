namespace Microsoft.CodeAnalysis.CSharp.Testing;

/// <summary>What a C# test starts from: a library with unsafe code, in the newest language that the running Roslyn knows.</summary>
internal static class CSharpDefaults
{
    public const string FileExtension = "cs";

    public static CSharpCompilationOptions CompilationOptions { get; } =
        new(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, specificDiagnosticOptions: AssumedReferences);

    public static CSharpParseOptions ParseOptions { get; } = new(LanguageVersion.Latest, DocumentationMode.Diagnose);

    /// <summary>Reference assemblies of different versions meet in every build; the compiler's remarks on that are off there too.</summary>
    private static Dictionary<string, ReportDiagnostic> AssumedReferences => new()
    {
        ["CS1701"] = ReportDiagnostic.Suppress,
        ["CS1702"] = ReportDiagnostic.Suppress,
    };
}
