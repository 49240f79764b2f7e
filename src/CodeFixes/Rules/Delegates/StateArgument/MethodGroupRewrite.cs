using Allocations.Analyzers.Rules;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.StateArgument;

/// <summary>Writes a lambda for the method of an object, which gets the object as its state: <c>static (key, maker) => maker.Make(key), maker</c>.</summary>
internal sealed class MethodGroupRewrite(FixRequest request, MethodGroupState group)
{
    /// <summary>The edits; null where the call cannot be written with a state.</summary>
    public SolutionEdits? Edits()
    {
        if (group.Call.Syntax is not InvocationExpressionSyntax { ArgumentList: { } list } call || group.Argument.Value.Syntax is not ExpressionSyntax written
            || (!group.Overload.IsObject && StateRewrite.NamesTypes(call)) || Comments.AreIn(written))
        {
            return null;
        }

        var changes = new List<TextChange> { new(written.Span, Lambda()) };
        StateRewrite.Add(changes, StateRewrite.NewArgument(request, group.Call, list, group.Overload, group.Holder), list);
        var edits = request.Changing([new TextChange(list.Span, StateRewrite.Applied(list, changes))]);
        edits.Mark(call, ExpectedSymbols.Mark([group.Overload.Method]));
        return edits;
    }

    private string Lambda()
    {
        var method = group.Group.Method;
        var taken = new HashSet<string>(StringComparer.Ordinal);
        var names = method.Parameters.Select(parameter => Free(parameter.Name, taken)).ToList();
        var state = Free(group.Overload.IsObject ? "state" : StateName(), taken);
        var arguments = string.Join(", ", names);
        names.Insert(group.Overload.Positions[group.Argument.Parameter!.Ordinal], state);
        var holder = group.Overload.IsObject ? "((" + TypeName() + ")" + state + (HasNullTypes ? "!" : "") + ")" : state;
        return (request.LanguageVersion >= LanguageVersion.CSharp9 ? "static " : "")
            + (names.Count == 1 ? names[0] : "(" + string.Join(", ", names) + ")") + " => " + holder + "." + Escaped(method.Name) + "(" + arguments + ")";
    }

    private bool HasNullTypes => request.Model.GetNullableContext(group.Call.Syntax.SpanStart).AnnotationsEnabled();

    private string StateName() => group.Group.Instance switch
    {
        IInstanceReferenceOperation => "self",
        IFieldReferenceOperation { Field.Name: var field } when BareName.Of(field) is { Length: > 0 } name => name,
        IFieldReferenceOperation => "state",
        var variable => variable!.Syntax.ToString().TrimStart('@'),
    };

    private string TypeName() =>
        group.Group.Instance!.Type!.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(request.Model, group.Call.Syntax.SpanStart);

    /// <summary>A name that no other parameter has. Before C# 8 it has to be free in the whole member.</summary>
    private string Free(string wanted, HashSet<string> taken)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp8)
            wanted = FreeName.For(wanted, group.Call.Syntax.FirstAncestorOrSelf<MemberDeclarationSyntax>() ?? request.Root, request.Model);
        var name = wanted;
        for (var i = 2; !taken.Add(name); i++)
            name = wanted + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        return Escaped(name);
    }

    private static string Escaped(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;
}
