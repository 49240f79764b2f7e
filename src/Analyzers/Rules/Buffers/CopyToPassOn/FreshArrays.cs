using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Determines whether a method returns an array that it made for its caller: <c>BinaryReader.ReadBytes</c>, and methods in source that return
/// nothing but new arrays. An array that the method also stores in a field or property is not fresh.
/// </summary>
internal sealed class FreshArrays(Compilation compilation, CancellationToken cancellationToken)
{
    private const int MaximumMethods = 16;

    private readonly Dictionary<ISymbol, bool> _known = new(SymbolEqualityComparer.Default);

    public bool AreReturnedBy(IMethodSymbol method)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (method.ReturnType is not IArrayTypeSymbol { IsSZArray: true })
            return false;
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return method is { Name: "ReadBytes" or "ReadChars", ContainingType: { Name: "BinaryReader", ContainingNamespace.Name: "IO" } };
        if (_known.TryGetValue(method, out var known))
            return known;
        if (_known.Count >= MaximumMethods)
            return false;
        _known.Add(method, true);
        return _known[method] = IsFresh(method);
    }

    private bool IsFresh(IMethodSymbol method)
    {
        var hasBody = false;
        if (MethodBody.Of(method, cancellationToken) is { } body)
        {
            if (!compilation.ContainsSyntaxTree(body.SyntaxTree) || !ReturnsFresh(body))
                return false;
            hasBody = true;
        }

        if (!method.IsVirtual && !method.IsAbstract && !method.IsOverride)
            return hasBody;
        foreach (var replacement in Overrides.Of(method, compilation))
        {
            if (!AreReturnedBy(replacement))
                return false;
            hasBody = true;
        }

        return hasBody;
    }

    private bool ReturnsFresh(SyntaxNode body)
    {
        var model = SourceModels.Of(compilation, body.SyntaxTree);
        if (body is ArrowExpressionClauseSyntax arrow)
            return IsFresh(arrow.Expression, body, model);
        var isFresh = false;
        foreach (var node in References.OwnNodes(body))
        {
            if (References.IsSuspension(node))
                return false;
            if (node is not ReturnStatementSyntax { Expression: { } result })
                continue;
            if (!IsFresh(result, body, model))
                return false;
            isFresh |= !IsEmpty(result) && !IsEmptyField(result, model);
        }

        return isFresh;
    }

    private bool IsFresh(ExpressionSyntax expression, SyntaxNode body, SemanticModel model) => expression switch
    {
        ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax => true,
        ParenthesizedExpressionSyntax inner => IsFresh(inner.Expression, body, model),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } inner => IsFresh(inner.Operand, body, model),
        ConditionalExpressionSyntax choice => IsFresh(choice.WhenTrue, body, model) && IsFresh(choice.WhenFalse, body, model),
        InvocationExpressionSyntax call => model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method
            && ((method.Name == "ToArray" && method.DeclaringSyntaxReferences.IsEmpty) || AreReturnedBy(method)),
        IdentifierNameSyntax name when model.GetSymbolInfo(name, cancellationToken).Symbol is ILocalSymbol local => IsFreshLocal(local, body, model),
        _ => IsEmptyField(expression, model),
    } || IsEmpty(expression);

    /// <summary>Whether an expression names a field that always holds an empty array.</summary>
    private bool IsEmptyField(ExpressionSyntax expression, SemanticModel model) =>
        expression is IdentifierNameSyntax or MemberAccessExpressionSyntax
        && model.GetSymbolInfo(expression, cancellationToken).Symbol is IFieldSymbol { IsStatic: true,
            DeclaringSyntaxReferences: { Length: 1 } references } field
        && references[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value } declarator
        && (field.IsReadOnly
            || (field is { DeclaredAccessibility: Accessibility.Private, ContainingType.DeclaringSyntaxReferences.Length: 1 }
                && declarator.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type && !Writes.To(field.Name, type)))
        && (IsEmpty(value)
            || value is ArrayCreationExpressionSyntax { Type.RankSpecifiers: { Count: 1 } ranks, Initializer: null } && ranks[0].Sizes is { Count: 1 } sizes
                && sizes[0] is LiteralExpressionSyntax { Token.Value: 0 });

    private bool IsFreshLocal(ILocalSymbol local, SyntaxNode body, SemanticModel model)
    {
        if (local.DeclaringSyntaxReferences.Length != 1
            || local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } value }
            || !IsFresh(value, body, model))
        {
            return false;
        }

        foreach (var name in References.To(local, body, model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, body))
                return false;
            if (name.Parent is AssignmentExpressionSyntax assignment && (assignment.Left != name || !IsFresh(assignment.Right, body, model)))
                return false;
        }

        return true;
    }

    /// <summary><c>null</c>, <c>[]</c>, <c>Array.Empty&lt;T&gt;()</c>: nothing that could be kept.</summary>
    private static bool IsEmpty(ExpressionSyntax expression) => expression switch
    {
        LiteralExpressionSyntax or DefaultExpressionSyntax => true,
        PostfixUnaryExpressionSyntax { Operand: LiteralExpressionSyntax } => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name: GenericNameSyntax { Identifier.ValueText: "Empty" } } } => true,
        IdentifierNameSyntax { Identifier.ValueText: "Empty" } or MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty" } => true,
        _ => expression.RawKind == NewerCompilers.CollectionExpressionSyntax && expression.ChildNodes().FirstOrDefault() is null,
    };
}
