using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which methods a visitor has for the nodes of a tree: <c>Visit(Sum node)</c> calls <c>node.Left.Accept(this)</c>, and the <c>Accept</c> of a
/// class of nodes calls <c>visitor.Visit(this)</c>. Control comes back to the visitor through a call that runs one of several implementations, for another
/// node each time, though neither method calls itself.
/// </summary>
/// <remarks>
/// Signatures are asked first: the class of the node has a virtual method, or one of an interface, that takes the visitor. Only the body of that method, and
/// calls of its name in the visitor, are looked at.
/// </remarks>
internal sealed class TreeWalks(Compilation compilation)
{
    private readonly Memo<IMethodSymbol, bool> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a method handles a node of a tree for a visitor that goes on to other nodes.</summary>
    public bool Contain(IMethodSymbol method, CancellationToken cancellationToken) =>
        method is { MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation, IsStatic: false, Parameters.IsEmpty: false }
        && method.ContainingType is { TypeKind: TypeKind.Class }
        && (_known.TryGet(method, out var known) ? known : _known.Keep(method, IsOfVisitor(method, cancellationToken)));

    private bool IsOfVisitor(IMethodSymbol method, CancellationToken cancellationToken)
    {
        var name = ExplicitImplementations.NameOf(method);
        foreach (var parameter in method.Parameters)
        {
            for (var node = parameter.Type as INamedTypeSymbol;
                 node is { TypeKind: TypeKind.Class, DeclaringSyntaxReferences.IsEmpty: false };
                 node = node.BaseType)
            {
                foreach (var member in node.GetMembers())
                {
                    if (member is IMethodSymbol { MethodKind: MethodKind.Ordinary, IsStatic: false, IsAbstract: false } entry
                        && TakerOf(entry, method.ContainingType) is { } visitor && ComesBack(entry, visitor, name, cancellationToken)
                        && StepOf(entry) is { } step && Overrides.AreSeveral(step, compilation) && GoesOn(method.ContainingType, step, cancellationToken))
                    {
                        return true;
                    }
                }
            }
        }

        return false;
    }

    /// <summary>The parameter by which a method of a node takes a visitor; null where it has none.</summary>
    private static IParameterSymbol? TakerOf(IMethodSymbol entry, INamedTypeSymbol visitor)
    {
        foreach (var parameter in entry.Parameters)
        {
            if (parameter.Type is INamedTypeSymbol { SpecialType: SpecialType.None } taken && visitor.IsOrHas(taken))
                return parameter;
        }

        return null;
    }

    /// <summary>Whether the method of a node gives the node to a method of the visitor with a name.</summary>
    private static bool ComesBack(IMethodSymbol entry, IParameterSymbol visitor, string name, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(entry.OriginalDefinition, cancellationToken) is not { } body)
            return false;
        foreach (var mention in MemberIndex.Names(visitor.Name, body))
        {
            if (mention.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var called, Parent: InvocationExpressionSyntax call } access
                && access.Expression == mention && called == name && GivesThis(call))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>What is called where a method of a node may run: what it overrides or implements; null where it is called by its own name alone.</summary>
    private static IMethodSymbol? StepOf(IMethodSymbol entry)
    {
        if (entry.IsOverride || entry.IsVirtual)
            return Overrides.RootOf(entry.OriginalDefinition).OriginalDefinition;
        foreach (var implemented in entry.ContainingType.AllInterfaces)
        {
            foreach (var member in implemented.GetMembers(entry.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(entry.ContainingType.FindImplementationForInterfaceMember(member), entry))
                    return (member as IMethodSymbol)?.OriginalDefinition;
            }
        }

        return null;
    }

    /// <summary>Whether a visitor, or a class that it derives from, gives itself to another node than the method around the call was given.</summary>
    private bool GoesOn(INamedTypeSymbol visitor, IMethodSymbol step, CancellationToken cancellationToken)
    {
        foreach (var called in CallsIn(visitor, step.Name, cancellationToken))
        {
            if (called.Call is InvocationExpressionSyntax call && GivesThis(call)
                && called.Name.Parent is MemberAccessExpressionSyntax { Expression: var receiver } && IsOther(receiver, visitor, cancellationToken)
                && SourceModels.Find(compilation, call.SyntaxTree)?.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol bound
                && SymbolEqualityComparer.Default.Equals(Overrides.RootOf(bound.OriginalDefinition).OriginalDefinition, step))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The calls with a name in a visitor and the classes of the project that it derives from.</summary>
    private static IEnumerable<NamedCall> CallsIn(INamedTypeSymbol visitor, string name, CancellationToken cancellationToken)
    {
        for (var type = visitor; type is { DeclaringSyntaxReferences.IsEmpty: false }; type = type.BaseType)
        {
            foreach (var part in type.DeclaringSyntaxReferences)
            {
                foreach (var called in NamedCalls.Of(part.SyntaxTree, cancellationToken).Named(name, cancellationToken))
                {
                    if (part.Span.Contains(called.Name.SpanStart))
                        yield return called;
                }
            }
        }
    }

    private static bool GivesThis(InvocationExpressionSyntax call)
    {
        foreach (var argument in call.ArgumentList.Arguments)
        {
            if (argument.Expression is ThisExpressionSyntax)
                return true;
        }

        return false;
    }

    /// <summary>
    /// Whether a receiver is no parameter of the method around it, or of one that the visitor gives another node itself.
    /// </summary>
    private static bool IsOther(ExpressionSyntax receiver, INamedTypeSymbol visitor, CancellationToken cancellationToken)
    {
        if (receiver is not IdentifierNameSyntax name || receiver.FirstAncestorOrSelf<MethodDeclarationSyntax>() is not { } method
            || !IsParameter(name, method))
        {
            return receiver is not (ThisExpressionSyntax or BaseExpressionSyntax);
        }

        foreach (var called in CallsIn(visitor, method.Identifier.ValueText, cancellationToken))
        {
            if (called.Name.Parent is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } given }
                && given[0].Expression is not (ThisExpressionSyntax or LiteralExpressionSyntax) and var other
                && !(other is IdentifierNameSyntax passed && called.Name.FirstAncestorOrSelf<MethodDeclarationSyntax>() is { } caller
                    && IsParameter(passed, caller)))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsParameter(IdentifierNameSyntax name, MethodDeclarationSyntax method)
    {
        foreach (var parameter in method.ParameterList.Parameters)
        {
            if (parameter.Identifier.ValueText == name.Identifier.ValueText)
                return true;
        }

        return false;
    }
}
