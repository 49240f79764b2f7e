using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// The semantic models of a compilation's files. A host lets go of the model of a file that it has analyzed, and with it of all that was bound;
/// a question that comes back to the file would bind it again. So the models of the files that were analyzed are kept as long as the compilation.
/// </summary>
internal sealed class SourceModels
{
    // Of larger projects the files that end first are kept, so that memory stays bounded.
    private const int MostCharacters = 8_000_000;

    private static readonly ConditionalWeakTable<Compilation, SourceModels> OfCompilations = new();

    private readonly ConcurrentDictionary<SyntaxTree, SemanticModel> _models = new();
    private int _characters;

    /// <summary>
    /// The model of a file that declares a symbol; null where the file belongs to another project, which a host may refer to as a compilation.
    /// </summary>
    public static SemanticModel? Find(Compilation compilation, SyntaxTree tree) => compilation.ContainsSyntaxTree(tree) ? Of(compilation, tree) : null;

    /// <summary>The model of a file, where another of the compilation may be the one at hand; null where the file belongs to another project.</summary>
    public static SemanticModel? For(SyntaxTree tree, SemanticModel model) => model.SyntaxTree == tree ? model : Find(model.Compilation, tree);

    /// <summary>
    /// The only declaration of the method that a call surely runs, and the model of its file; null where it may run another, or where the method is of another
    /// project.
    /// </summary>
    public static (SyntaxNode Declaration, SemanticModel Model)? OfCalled(SyntaxNode call, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { IsVirtual: false, IsAbstract: false, IsOverride: false } called
        && (called.ReducedFrom ?? called).OriginalDefinition.DeclaringSyntaxReferences is { Length: 1 } declared
        && Find(model.Compilation, declared[0].SyntaxTree) is { } ofTree
            ? (declared[0].GetSyntax(cancellationToken), ofTree)
            : null;

    /// <summary>The model of a file of the compilation, where an action is not given one.</summary>
    public static SemanticModel Of(Compilation compilation, SyntaxTree tree) =>
        OfCompilations.TryGetValue(compilation, out var models) && models._models.TryGetValue(tree, out var model) ? model : compilation.GetSemanticModel(tree);

    /// <summary>Keeps the model that a file was analyzed with.</summary>
    public static void Keep(SemanticModel model)
    {
        var models = OfCompilations.GetValue(model.Compilation, static _ => new SourceModels());
        if (Volatile.Read(ref models._characters) < MostCharacters && models._models.TryAdd(model.SyntaxTree, model))
            Interlocked.Add(ref models._characters, model.SyntaxTree.Length);
    }
}
