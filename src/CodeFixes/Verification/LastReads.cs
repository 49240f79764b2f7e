using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether the private fields and the parameters of primary constructors that a rewrite names less often are still read. The compiler warns of
/// one that is not where it is declared, away from the edit, and tells of fields only when all bodies of a project are compiled.
/// </summary>
internal static class LastReads
{
    /// <summary>Whether all of them are read as before.</summary>
    public static bool AreKept(EditedFile file, CancellationToken cancellationToken)
    {
        var names = NamesIn(file.RootBefore, file.Spans?.Before);
        var left = NamesIn(file.RootAfter, file.Spans?.After);
        var seen = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        foreach (var name in names)
        {
            if (name.Value.Count <= (left.TryGetValue(name.Key, out var others) ? others.Count : 0))
                continue;
            foreach (var mention in name.Value)
            {
                if (file.ModelBefore.GetSymbolInfo(mention, cancellationToken).Symbol?.OriginalDefinition is { } symbol && IsWatched(symbol)
                    && seen.Add(symbol) && !IsRead(symbol, file.ModelAfter.Compilation, cancellationToken))
                {
                    return false;
                }
            }
        }

        return true;
    }

    private static Dictionary<string, List<IdentifierNameSyntax>> NamesIn(SyntaxNode root, TextSpan? span)
    {
        var found = new Dictionary<string, List<IdentifierNameSyntax>>(StringComparer.Ordinal);
        foreach (var node in root.DescendantNodes(span ?? root.FullSpan))
        {
            if (node is not IdentifierNameSyntax name)
                continue;
            if (!found.TryGetValue(name.Identifier.ValueText, out var names))
                found.Add(name.Identifier.ValueText, names = []);
            names.Add(name);
        }

        return found;
    }

    /// <summary>Whether the compiler warns of a member or parameter that is never read.</summary>
    private static bool IsWatched(ISymbol symbol) => symbol switch
    {
        IFieldSymbol field => !field.IsConst && PrivateMembers.IsPrivate(field),
        IParameterSymbol parameter => References.IsOfPrimaryConstructor(parameter) && !parameter.ContainingType.IsRecord,
        _ => false,
    };

    /// <summary>Whether a compilation reads a symbol of another, or no longer declares it.</summary>
    private static bool IsRead(ISymbol old, Compilation compilation, CancellationToken cancellationToken)
    {
        if (Same(old, compilation) is not { } symbol)
            return true;
        foreach (var part in symbol.ContainingType.DeclaringSyntaxReferences)
        {
            var model = SourceModels.Of(compilation, part.SyntaxTree);
            foreach (var node in part.GetSyntax(cancellationToken).DescendantNodes())
            {
                if (MemberUse.Of(node) is var (name, use) && name == symbol.Name && IsRead(symbol, use, model, cancellationToken))
                    return true;
            }
        }

        return false;
    }

    private static ISymbol? Same(ISymbol old, Compilation compilation)
    {
        if (old.ContainingType.GetDocumentationCommentId() is not { } id
            || DocumentationCommentId.GetFirstSymbolForDeclarationId(id, compilation) is not INamedTypeSymbol type)
        {
            return null;
        }

        return old is IFieldSymbol
            ? type.GetMembers(old.Name).FirstOrDefault(static member => member is IFieldSymbol)
            : type.InstanceConstructors.SelectMany(static constructor => constructor.Parameters)
                .FirstOrDefault(parameter => parameter.Name == old.Name && References.IsOfPrimaryConstructor(parameter));
    }

    private static bool IsRead(ISymbol symbol, SyntaxNode use, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetOperation(use, cancellationToken) is not { } operation || !IsOf(symbol, operation))
            return false;
        if (operation is IFieldInitializerOperation initializer)
            return IsCounted(initializer.Value);
        return operation.Parent switch
        {
            INameOfOperation => false,
            ISimpleAssignmentOperation assignment when assignment.Target == operation => symbol is IFieldSymbol && IsCounted(assignment.Value),
            _ => true,
        };
    }

    private static bool IsOf(ISymbol symbol, IOperation operation) => operation is IParameterReferenceOperation { Parameter: var parameter }
        ? SymbolEqualityComparer.Default.Equals(parameter, symbol)
        : MemberUse.IsOf(symbol, operation);

    /// <summary>Whether the compiler counts writing a value as a use: what makes it may have been written for its effects, or it is an object.</summary>
    private static bool IsCounted(IOperation value)
    {
        if (value.Type is { IsReferenceType: true, SpecialType: not SpecialType.System_String })
            return !NullValue.Is(value);
        value = value.Inside(Through.BuiltIn);
        return !value.ConstantValue.HasValue
            && value is not (IDefaultValueOperation or IObjectCreationOperation { Constructor.IsImplicitlyDeclared: true, Initializer: null });
    }
}
