using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>A call, or a creation of an object, that is written with a name.</summary>
internal sealed class NamedCall
{
    private NamedCall(SimpleNameSyntax name, ExpressionSyntax call)
    {
        Name = name;
        Call = call;
        IsInLoop = Loops.MayRepeat(call);
        IsInArgument = !IsInLoop && call.FirstAncestorOrSelf<SyntaxNode>(static node => node is AnonymousFunctionExpressionSyntax or MemberDeclarationSyntax)
            is AnonymousFunctionExpressionSyntax { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax } };
    }

    private NamedCall()
    {
        Name = null!;
        Call = null!;
    }

    /// <summary>What is no such call: a declaration, or a part of a comment or of a literal.</summary>
    public static NamedCall None { get; } = new();

    /// <summary>The last name in what is called.</summary>
    public SimpleNameSyntax Name { get; }

    /// <summary>The call or creation.</summary>
    public ExpressionSyntax Call { get; }

    /// <summary>Whether it stands in a loop of its function, or in a lambda that runs for each of several elements, as far as the syntax tells.</summary>
    public bool IsInLoop { get; }

    /// <summary>Whether it stands, outside of loops, in a lambda that a method is given, which may run that in a loop.</summary>
    public bool IsInArgument { get; }

    /// <summary>The call that a name is the last one of; <see cref="None"/> where it is not in a call.</summary>
    public static NamedCall Of(SyntaxToken name) =>
        name.Parent is SimpleNameSyntax simple && CalledName.CallOf(simple) is { } call ? new NamedCall(simple, call) : None;
}
