using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Determines whether each call of a <c>Dispose</c> returns what a field holds. Callers may dispose of an object more than once, so the second call
/// gives the pool an array that is already in it.
/// </summary>
internal static class RentedFields
{
    /// <summary>The field whose object a call gives back on each run of the <c>Dispose</c> around it; null for any other call.</summary>
    public static IFieldSymbol? ReturnedByEachDispose(IInvocationOperation call, ISymbol containing, CancellationToken cancellationToken)
    {
        if (call.Arguments.IsEmpty || call.Arguments[0].Value.Inside(Through.Any) is not IFieldReferenceOperation
            {
                Field: { IsStatic: false } field, Instance: IInstanceReferenceOperation
            }
            || containing is not IMethodSymbol { ContainingType.TypeKind: TypeKind.Class, DeclaringSyntaxReferences: { Length: 1 } declared } method
            || declared[0].GetSyntax(cancellationToken) is not MethodDeclarationSyntax declaration
            || !IsDispose(method)
            || References.IsInNestedFunction(call.Syntax, declaration)
            || !RunsEachTime(call.Syntax, declaration, method, field))
        {
            return null;
        }

        var parts = PartsOf(declaration, method.ContainingType, cancellationToken);
        if (parts.Any(part => IsWritten(field, part.Node) || (!IsPassed(part.Start, call.Syntax) && Refuses(part.Node, call.Syntax))))
            return null;
        return method.Parameters.IsEmpty || IsCalledEachTime(method.ContainingType, cancellationToken) ? field : null;
    }

    private static bool IsDispose(IMethodSymbol method) => method switch
    {
        { Name: "Dispose" or "DisposeAsync", Parameters.IsEmpty: true, DeclaredAccessibility: Accessibility.Public } =>
            method.ContainingType.Implements("IDisposable", "System") || method.ContainingType.Implements("IAsyncDisposable", "System"),
        { Name: "Dispose", Parameters: { Length: 1 } parameters } => parameters[0].Type.SpecialType == SpecialType.System_Boolean,
        _ => false,
    };

    private static bool IsWritten(IFieldSymbol field, SyntaxNode declaration)
    {
        if (field.IsReadOnly)
            return false;
        foreach (var name in MemberIndex.Names(field.Name, declaration))
        {
            if (NameIndex.WriteOf(name) is not null)
                return true;
        }

        return false;
    }

    /// <summary>
    /// A method and the members of its type that it names, at any depth: what they do is done by it. Each with the place in the method that leads to it.
    /// </summary>
    private static List<(SyntaxNode Node, int Start)> PartsOf(SyntaxNode declaration, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var parts = new List<(SyntaxNode Node, int Start)> { (declaration, declaration.SpanStart) };
        var known = new HashSet<SyntaxNode> { declaration };
        for (var i = 0; i < parts.Count; i++)
        {
            foreach (var node in parts[i].Node.DescendantNodes())
            {
                if (node is not IdentifierNameSyntax { Identifier.ValueText: var text })
                    continue;
                foreach (var member in type.GetMembers(text))
                {
                    if (member is not (IMethodSymbol or IPropertySymbol))
                        continue;
                    foreach (var declared in member.DeclaringSyntaxReferences)
                    {
                        var named = declared.GetSyntax(cancellationToken);
                        if (known.Add(named))
                            parts.Add((named, i == 0 ? node.SpanStart : parts[i].Start));
                    }
                }
            }
        }

        return parts;
    }

    /// <summary>Whether a call runs whatever is thrown at a place: the place is behind it, or in the <c>try</c> of whose <c>finally</c> it is a part.</summary>
    private static bool IsPassed(int place, SyntaxNode call) =>
        place > call.SpanStart || (call.FirstAncestorOrSelf<FinallyClauseSyntax>() is { Parent: { } attempt } && place > attempt.SpanStart);

    /// <summary>Whether a method may throw, as one does when the object was disposed of, before a call if that is in it.</summary>
    private static bool Refuses(SyntaxNode body, SyntaxNode call)
    {
        var holdsCall = body.Span.Contains(call.Span);
        foreach (var node in body.DescendantNodes())
        {
            if (!(holdsCall && IsPassed(node.SpanStart, call)) && (node is ThrowStatementSyntax or ThrowExpressionSyntax
                || (node is InvocationExpressionSyntax check && Exits.NameOf(check)?.StartsWith("Throw", StringComparison.Ordinal) == true)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether no condition but the one of the pattern, <c>if (disposing)</c>, decides whether a call runs.</summary>
    private static bool RunsEachTime(SyntaxNode call, SyntaxNode declaration, IMethodSymbol method, IFieldSymbol field)
    {
        for (var node = call; node != declaration; node = node.Parent!)
        {
            switch (node.Parent)
            {
                case IfStatementSyntax choice when node != choice.Condition && !(node == choice.Statement && IsOfPattern(choice.Condition, method, field)):
                case ConditionalExpressionSyntax or SwitchSectionSyntax or SwitchExpressionArmSyntax or CatchClauseSyntax or ConditionalAccessExpressionSyntax:
                    return false;
                default:
                    break;
            }
        }

        foreach (var node in MemberIndex.Own(FlowNode.Return, declaration))
        {
            if (node.SpanStart < call.SpanStart && !(node.FirstAncestorOrSelf<IfStatementSyntax>() is { Condition: PrefixUnaryExpressionSyntax
                { RawKind: (int)SyntaxKind.LogicalNotExpression, Operand: var tested } } && IsOfPattern(tested, method, field)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The parameter that tells <c>Dispose</c> from a finalizer, or a test of the field, which is never set to null, for null.</summary>
    private static bool IsOfPattern(ExpressionSyntax condition, IMethodSymbol method, IFieldSymbol field) => condition switch
    {
        IdentifierNameSyntax name => !method.Parameters.IsEmpty && name.Identifier.ValueText == method.Parameters[0].Name,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both =>
            IsOfPattern(both.Left, method, field) && IsOfPattern(both.Right, method, field),
        _ => NullTest.Of(condition) is { IsNull: false, Tested: IdentifierNameSyntax name } && name.Identifier.ValueText == field.Name,
    };

    /// <summary>
    /// Whether whatever calls <c>Dispose(bool)</c> does so each time. The streams and components of the framework do; a type in source is asked for
    /// conditions; any other may know that it was disposed of.
    /// </summary>
    private static bool IsCalledEachTime(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        for (var current = type; current is { SpecialType: not SpecialType.System_Object }; current = current.BaseType)
        {
            if (current is { Name: "Stream" or "TextReader" or "TextWriter", ContainingNamespace: { Name: "IO", ContainingNamespace.Name: nameof(System) } }
                or { Name: "Component", ContainingNamespace.Name: "ComponentModel" })
            {
                return true;
            }

            foreach (var member in current.GetMembers("Dispose"))
            {
                if (member is IMethodSymbol { Parameters.IsEmpty: true, DeclaringSyntaxReferences: { Length: 1 } declared })
                {
                    foreach (var node in declared[0].GetSyntax(cancellationToken).DescendantNodes())
                    {
                        if (node is IfStatementSyntax or ConditionalExpressionSyntax or SwitchStatementSyntax)
                            return false;
                    }

                    return true;
                }
            }
        }

        return false;
    }
}
