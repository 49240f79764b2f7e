using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Turns the markup of a state into expected diagnostics: what remains is plain code.</summary>
internal sealed class MarkupReader(
    MarkupOptions options,
    DiagnosticDescriptor? defaultDiagnostic,
    ImmutableArray<DiagnosticDescriptor> supported,
    ImmutableArray<string> fixable,
    string defaultPath)
{
    private readonly Dictionary<string, FileLinePositionSpan> _numbered = [];
    private readonly List<DiagnosticResult> _expected = [];

    /// <summary>The state without markup; its expected diagnostics all say where.</summary>
    public SolutionState Read(SolutionState state)
    {
        var mode = state.MarkupHandling ?? MarkupMode.Allow;
        var result = state.EmptySolution();
        result.InheritanceMode = StateInheritanceMode.Explicit;
        result.MarkupHandling = MarkupMode.None;
        Copy(state, result, mode);
        foreach (var (name, project) in state.AdditionalProjects)
        {
            var plain = project.Empty();
            Copy(project, plain, mode);
            result.AdditionalProjects.Add(name, plain);
        }

        var explicitly = state.ExpectedDiagnostics.Select(expected => expected.WithDefaultPath(defaultPath).WithSpans(Resolve));
        result.ExpectedDiagnostics.AddRange(explicitly.Concat(_expected));
        return result;
    }

    private void Copy(ProjectState from, ProjectState to, MarkupMode mode)
    {
        from.CopyOptionsTo(to);
        to.Sources.AddRange(from.Sources.Select(file => Plain(file, mode)));
        to.AdditionalFiles.AddRange(from.AdditionalFiles.Select(file => Plain(file, mode)));
        to.AnalyzerConfigFiles.AddRange(from.AnalyzerConfigFiles);
    }

    private (string, SourceText) Plain((string Name, SourceText Content) file, MarkupMode mode)
    {
        if (mode == MarkupMode.None)
        {
            return file;
        }

        var (code, positions, spans) = TestFileMarkupParser.Parse(
            file.Content.ToString(), options.HasFlag(MarkupOptions.TreatPositionIndicatorsAsCode));
        var text = SourceText.From(code, file.Content.Encoding, file.Content.ChecksumAlgorithm);
        foreach (var (name, marked) in spans)
        {
            foreach (var span in marked)
            {
                Expect(name, new FileLinePositionSpan(file.Name, text.Lines.GetLinePositionSpan(span)), DiagnosticLocationOptions.None, mode);
            }
        }

        foreach (var position in positions)
        {
            var start = text.Lines.GetLinePosition(position);
            Expect("", new FileLinePositionSpan(file.Name, start, start), DiagnosticLocationOptions.IgnoreLength, mode);
        }

        return (file.Name, text);
    }

    private void Expect(string name, FileLinePositionSpan span, DiagnosticLocationOptions locationOptions, MarkupMode mode)
    {
        if (name.StartsWith('#'))
        {
            if (!_numbered.TryAdd(name, span))
            {
                throw new InvalidOperationException($"The markup location '{name}' is in the input more than once.");
            }
        }
        else if (mode != MarkupMode.Ignore)
        {
            var id = name.Length > 0 ? name : DefaultId();
            if (mode == MarkupMode.Allow || !fixable.Contains(id))
            {
                _expected.Add(ResultFor(id)
                    .WithMessage(null)
                    .WithOptions(DiagnosticOptions.IgnoreAdditionalLocations | DiagnosticOptions.IgnoreSeverity)
                    .WithSpan(span, locationOptions));
            }
        }
    }

    private string DefaultId() => defaultDiagnostic?.Id ?? throw new InvalidOperationException(
        "Markup can omit the id only if the first analyzer supports one diagnostic. Write '{|ID:…|}', override GetDefaultDiagnostic "
        + "or set MarkupOptions.UseFirstDescriptor.");

    private DiagnosticResult ResultFor(string id)
    {
        var descriptors = supported.Where(descriptor => descriptor.Id == id).Distinct().ToArray();
        return descriptors switch
        {
            [] => new DiagnosticResult(id, DiagnosticSeverity.Error),
            [_, _, ..] when !options.HasFlag(MarkupOptions.UseFirstDescriptor) => throw new InvalidOperationException(
                $"Several descriptors have the id '{id}'. Use ExpectedDiagnostics, or set MarkupOptions.UseFirstDescriptor."),
            [var first, ..] => new DiagnosticResult(first),
        };
    }

    private DiagnosticLocation Resolve(DiagnosticLocation location)
    {
        if (!location.IsMarkupKey)
        {
            return location;
        }

        var key = "#" + location.Span.StartLinePosition.Line.ToString(CultureInfo.InvariantCulture);
        return _numbered.TryGetValue(key, out var span)
            ? new DiagnosticLocation(span, location.Options & ~DiagnosticLocationOptions.InterpretAsMarkupKey)
            : throw new InvalidOperationException($"The markup location '{key}' was not found in the input.");
    }
}
