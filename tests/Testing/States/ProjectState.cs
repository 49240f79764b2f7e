namespace Microsoft.CodeAnalysis.Testing;

/// <summary>A project: its files, references and options.</summary>
public class ProjectState
{
    private readonly string _defaultPrefix;
    private readonly string _defaultExtension;

    /// <summary>An empty project, whose unnamed files start with <paramref name="defaultPrefix"/>.</summary>
    public ProjectState(string name, string language, string defaultPrefix, string defaultExtension)
    {
        Name = name;
        Language = language;
        _defaultPrefix = defaultPrefix;
        _defaultExtension = defaultExtension;
        Sources = new SourceFileList(defaultPrefix, defaultExtension);
    }

    /// <summary>The name by which other projects refer to it.</summary>
    public string Name { get; }

    /// <summary>The language.</summary>
    public string Language { get; }

    /// <summary>The name of the assembly.</summary>
    public string AssemblyName => Name;

    /// <summary>The framework, or null for that of the test.</summary>
    public ReferenceAssemblies? ReferenceAssemblies { get; set; }

    /// <summary>What is compiled, or null for a library.</summary>
    public OutputKind? OutputKind { get; set; }

    /// <summary>How documentation comments are read, or null for the default of the test.</summary>
    public DocumentationMode? DocumentationMode { get; set; }

    /// <summary>The source files.</summary>
    public SourceFileList Sources { get; }

    /// <summary>Files that analyzers can read.</summary>
    public SourceFileCollection AdditionalFiles { get; } = [];

    /// <summary>Files such as <c>("/.editorconfig", text)</c>, or global ones that start with <c>is_global = true</c>.</summary>
    public SourceFileCollection AnalyzerConfigFiles { get; } = [];

    /// <summary>The names of the projects that this one references.</summary>
    public List<string> AdditionalProjectReferences { get; } = [];

    /// <summary>References besides the framework's.</summary>
    public MetadataReferenceCollection AdditionalReferences { get; } = [];

    /// <summary>Whether anything is set that the code of the project consists of.</summary>
    internal bool HasContent => Sources.Count > 0 || AdditionalFiles.Count > 0 || AnalyzerConfigFiles.Count > 0;

    /// <summary>Whether two projects have the same files with the same text.</summary>
    internal static bool SameFiles(ProjectState left, ProjectState right) =>
        left.Sources.SameAs(right.Sources)
        && left.AdditionalFiles.SameAs(right.AdditionalFiles)
        && left.AnalyzerConfigFiles.SameAs(right.AnalyzerConfigFiles);

    /// <summary>Copies everything but the files.</summary>
    internal void CopyOptionsTo(ProjectState target)
    {
        target.ReferenceAssemblies = ReferenceAssemblies;
        target.OutputKind = OutputKind;
        target.DocumentationMode = DocumentationMode;
        target.AdditionalProjectReferences.AddRange(AdditionalProjectReferences);
        target.AdditionalReferences.AddRange(AdditionalReferences);
    }

    /// <summary>A project of the same name and kind without content.</summary>
    internal ProjectState Empty() => new(Name, Language, _defaultPrefix, _defaultExtension);
}
