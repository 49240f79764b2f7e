using System.Reflection;
using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Files by name.</summary>
public class SourceFileCollection : List<(string filename, SourceText content)>
{
    /// <summary>Adds a file.</summary>
    public void Add((string filename, string content) file) => Add((file.filename, SourceText.From(file.content, Encoding.UTF8)));

    internal bool SameAs(SourceFileCollection other) =>
        Count == other.Count
        && this.Zip(other).All(static pair => pair.First.filename == pair.Second.filename && pair.First.content.ContentEquals(pair.Second.content));
}

/// <summary>Source files, numbered when they have no name.</summary>
public class SourceFileList(string defaultPrefix, string defaultExtension) : SourceFileCollection
{
    /// <summary>Adds a file with the next number in its name.</summary>
    public void Add(string content) => Add(($"{defaultPrefix}{Count}.{defaultExtension}", content));

    /// <summary>Adds a file with the next number in its name.</summary>
    public void Add(SourceText content) => Add(($"{defaultPrefix}{Count}.{defaultExtension}", content));
}

/// <summary>References besides the framework's.</summary>
public class MetadataReferenceCollection : List<MetadataReference>
{
    /// <summary>Adds a loaded assembly.</summary>
    public void Add(Assembly assembly) => Add(assembly.Location);

    /// <summary>Adds an assembly file.</summary>
    public void Add(string path) => Add(MetadataReference.CreateFromFile(path));
}

/// <summary>Projects besides the one under test. Asking for a name makes the project.</summary>
public class ProjectCollection(string defaultLanguage, string defaultExtension) : Dictionary<string, ProjectState>
{
    /// <summary>The project of this name, in the language of the project under test.</summary>
    public new ProjectState this[string projectName]
    {
        get
        {
            if (!TryGetValue(projectName, out var project))
            {
                project = new ProjectState(projectName, defaultLanguage, $"/{projectName}/Test", defaultExtension);
                Add(projectName, project);
            }

            return project;
        }
    }
}
