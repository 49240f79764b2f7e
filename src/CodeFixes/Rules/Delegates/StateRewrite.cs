using System.Globalization;
using System.Text;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates;

/// <summary>
/// Writes what a <see cref="StatePlan"/> says. A parameter takes the name of the variable that it holds where the language lets it, so that the body stays
/// as it is. A tuple is taken apart in the first line of a block that reads it often, and read by its parts elsewhere.
/// </summary>
internal sealed class StateRewrite(FixRequest request, StatePlan plan)
{
    private const string Self = "self";

    // A block that names the parts of a tuple more often than this begins with their names.
    private const int FewMentions = 2;

    private readonly SyntaxNode _member =
        plan.Function.Syntax.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax) ?? request.Root;

    /// <summary>The edits; null where the plan cannot be written.</summary>
    public SolutionEdits? Edits()
    {
        var changes = new List<TextChange>();
        if (ArgumentsOf(plan.Call.Syntax) is not { } list || IsWrittenWithTypes()
            || !CanMove(plan.Function, list) || plan.Others.Any(other => !CanMove(other.Function, list)))
            return null;
        var edited = new LambdaEdits(plan.Function, request.LanguageVersion);
        if (!UseParameters(edited) || !UseState(edited, plan.Position, plan.Captures.HasThis, plan.Captures.Variables))
            return null;
        changes.AddRange(edited.Changes(isStatic: true));
        foreach (var other in plan.Others)
        {
            var lambda = new LambdaEdits(other.Function, request.LanguageVersion);
            var captures = Captures.Of(other.Function)!;
            if (other.Joins && (captures.HasThis || captures.Variables.Count > 0))
            {
                if (!UseState(lambda, other.Position, captures.HasThis, captures.Variables))
                    return null;
                changes.AddRange(lambda.Changes(isStatic: true));
            }
            else
            {
                AddState(lambda, other.Position, "_");
                changes.AddRange(lambda.Changes(isStatic: false));
            }
        }

        if (!plan.Moved.IsEmpty)
            Add(changes, plan.Ignored is { } ignored ? new TextChange(ignored.Value.Syntax.Span, StateText()) : NewArgument(list), list);
        var edits = request.Changing([new TextChange(list.Span, Applied(list, changes))]);
        edits.Mark(plan.Call.Syntax, ExpectedSymbols.Mark([plan.Overload?.Method ?? plan.Callee]));
        return edits;
    }

    /// <summary>Whether a state can hold what a function captures, and no code in it that is switched off captures something as well.</summary>
    private static bool CanMove(IAnonymousFunctionOperation function, SyntaxNode list) =>
        Captures.Of(function) is not { AreSmall: false }
        && !InactiveCode.IsIn(list, TextSpan.FromBounds(function.Syntax.SpanStart, function.Syntax.GetLastToken().GetNextToken().SpanStart));

    /// <summary>The text of the arguments after the changes; of those that begin at one place, the first comes first.</summary>
    public static string Applied(SyntaxNode list, List<TextChange> changes)
    {
        var text = list.ToString();
        var result = new StringBuilder();
        var end = 0;
        foreach (var change in changes.OrderBy(static change => change.Span.Start))
        {
            var start = change.Span.Start - list.SpanStart;
            result.Append(text, end, start - end).Append(change.NewText);
            end = start + change.Span.Length;
        }

        return result.Append(text, end, text.Length - end).ToString();
    }

    /// <summary>Adds the state to the changes of the arguments: before those of the argument that it is put in front of.</summary>
    public static void Add(List<TextChange> changes, TextChange state, BaseArgumentListSyntax list) =>
        changes.Insert(list.Arguments.Any(argument => argument.SpanStart == state.Span.Start) ? 0 : changes.Count, state);

    private static BaseArgumentListSyntax? ArgumentsOf(SyntaxNode call) => call switch
    {
        InvocationExpressionSyntax invocation => invocation.ArgumentList,
        BaseObjectCreationExpressionSyntax creation => creation.ArgumentList,
        _ => null,
    };

    /// <summary>Whether the call names type arguments, among which the type of the state would have to be.</summary>
    private bool IsWrittenWithTypes() =>
        (plan.Overload is { IsObject: false } || plan is { Ignored: not null, IsObject: false }) && NamesTypes(plan.Call.Syntax);

    /// <summary>Whether a call names type arguments.</summary>
    public static bool NamesTypes(SyntaxNode call) =>
        call is InvocationExpressionSyntax { Expression: GenericNameSyntax or MemberAccessExpressionSyntax { Name: GenericNameSyntax }
            or MemberBindingExpressionSyntax { Name: GenericNameSyntax } };

    /// <summary>Lets a lambda read the parameters that equal captured variables.</summary>
    private bool UseParameters(LambdaEdits edited)
    {
        foreach (var (variable, position, part) in plan.AtHand)
        {
            var parameter = plan.Function.Symbol.Parameters[position];
            var name = edited.Names[position];
            var isDiscarded = name.All(static character => character == '_') && VariableOperations.Of(parameter, plan.Function).Count == 0;
            if (part is null && variable is not null && edited.CanHide && isDiscarded && !IsCast(parameter, variable))
            {
                edited.Rename(position, NameOf(variable));
                continue;
            }

            if (isDiscarded)
            {
                name = FreeNameOf(part is null && variable is null ? Self : "state");
                edited.Rename(position, name);
            }

            var isCast = part is null && IsCast(parameter, variable);
            if (!edited.Replace(variable, part is not null ? name + "." + part : isCast ? Cast(name, variable, edited) : name, isCast))
                return false;
        }

        return true;
    }

    private bool IsCast(IParameterSymbol parameter, ISymbol? variable) =>
        !SymbolEqualityComparer.Default.Equals(parameter.Type, plan.TypeOf(variable));

    /// <summary>Lets a lambda read the state for what it captures, as far as no parameter has it.</summary>
    private bool UseState(LambdaEdits edited, int position, bool hasThis, IReadOnlyList<ISymbol> variables)
    {
        if (plan.Moved.IsEmpty)
            return true;
        var captured = new List<ISymbol?>();
        if (hasThis)
            captured.Add(null);
        captured.AddRange(variables);
        captured.RemoveAll(variable => !plan.Moves(variable));
        return plan.Moved.Length > 1 ? UseParts(edited, position, captured)
            : plan.IsObject ? UseObject(edited, position, captured[0])
            : UseValue(edited, position, captured[0]);
    }

    private bool UseValue(LambdaEdits edited, int position, ISymbol? variable)
    {
        var name = variable is not null && edited.CanHide ? NameOf(variable) : FreeNameOf(variable?.Name ?? Self);
        AddState(edited, position, name);
        return (variable is not null && name == NameOf(variable)) || edited.Replace(variable, name);
    }

    private bool UseObject(LambdaEdits edited, int position, ISymbol? variable)
    {
        var name = FreeNameOf("state");
        AddState(edited, position, name);
        var mentions = edited.MentionsOf(variable)?.Count ?? 0;
        var lambda = edited.Lambda;
        if (mentions <= 1 || lambda.Block is null || (variable is not null && !edited.CanHide))
            return edited.Replace(variable, Cast(name, variable, edited), isCast: true);
        var local = variable is null ? FreeNameOf(Self) : NameOf(variable);
        return edited.Begin("var " + local + " = " + Cast(name, variable, edited) + ";") && (variable is not null || edited.Replace(null, local));
    }

    private bool UseParts(LambdaEdits edited, int position, List<ISymbol?> captured)
    {
        var state = FreeNameOf("state");
        AddState(edited, position, state);
        var mentions = 0;
        foreach (var variable in captured)
            mentions += edited.MentionsOf(variable)?.Count ?? 0;
        var lambda = edited.Lambda;
        var takesApart = plan.IsObject || (mentions > FewMentions && edited.CanHide && lambda.Block is not null);
        if (takesApart)
        {
            var parts = plan.Moved.Select(part => captured.Contains(part, SymbolEqualityComparer.Default) ? PartOf(part) : "_");
            var tuple = plan.IsObject ? CastToParts(state, edited) : state;
            if (!edited.Begin("var (" + string.Join(", ", parts) + ") = " + tuple + ";"))
                return false;
        }

        foreach (var variable in captured)
        {
            if (takesApart && variable is not null)
                continue;
            if (!edited.Replace(variable, takesApart ? PartOf(variable) : state + "." + PartOf(variable)))
                return false;
        }

        return true;
    }

    /// <summary>Gives a lambda a state of a name, by one more parameter or by one that it ignores.</summary>
    private void AddState(LambdaEdits edited, int position, string name)
    {
        var type = StateType();
        if (plan.Ignored is not null || plan.Overload is { HasSameDelegates: true })
            edited.Rename(position, name, type);
        else
            edited.Insert(position, name, type);
    }

    /// <summary>The cast of a state to the type of a captured variable.</summary>
    private string Cast(string state, ISymbol? variable, LambdaEdits edited)
    {
        var text = TypeOfMentions(variable, edited, out var mayBeNull);
        return "(" + text + ")" + state + (IsAnnotated && !mayBeNull ? "!" : "");
    }

    /// <summary>The cast of a state to a tuple of all that it holds.</summary>
    private string CastToParts(string state, LambdaEdits edited) =>
        "((" + string.Join(", ", plan.Moved.Select(variable => TypeOfMentions(variable, edited, out _))) + "))" + state + (IsAnnotated ? "!" : "");

    private bool IsAnnotated => request.Model.GetNullableContext(plan.Function.Syntax.SpanStart).AnnotationsEnabled();

    /// <summary>The type of a captured variable, which may be null where a mention of it may be.</summary>
    private string TypeOfMentions(ISymbol? variable, LambdaEdits edited, out bool mayBeNull)
    {
        var type = plan.TypeOf(variable);
        mayBeNull = IsAnnotated && edited.MentionsOf(variable) is { } mentions
            && mentions.Any(mention => variable is not null && request.Model.GetTypeInfo(mention).Nullability.FlowState == NullableFlowState.MaybeNull);

        // A type parameter may stand for a type that has null among its values, whatever a mention tells.
        var hasMark = type is ITypeParameterSymbol { IsReferenceType: false }
            ? type is { IsValueType: false, NullableAnnotation: NullableAnnotation.Annotated }
            : mayBeNull && type.IsReferenceType;
        return NameOf(type.WithNullableAnnotation(NullableAnnotation.NotAnnotated)) + (hasMark ? "?" : "");
    }

    private string StateType()
    {
        if (plan.IsObject)
            return IsAnnotated ? "object?" : "object";
        if (plan.Moved.Length == 1)
            return NameOf(plan.TypeOf(plan.Moved[0]));
        return "(" + string.Join(", ", plan.Moved.Select(variable => NameOf(plan.TypeOf(variable)) + " " + PartOf(variable))) + ")";
    }

    private string NameOf(ITypeSymbol type) => type.ToMinimalDisplayString(request.Model, plan.Function.Syntax.SpanStart);

    private string StateText() => plan.Moved.Length == 1
        ? plan.Moved[0] is { } only ? NameOf(only) : "this"
        : "(" + string.Join(", ", plan.Moved.Select(variable => variable is not null ? NameOf(variable) : plan.IsObject ? "this" : PartOf(null) + ": this"))
            + ")";

    /// <summary>
    /// A name that is free in the lambdas and for the variables around them. Before C# 8 it has to be free in the whole member.
    /// </summary>
    private string FreeNameOf(string wanted)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp8)
            return FreeName.For(wanted, _member, request.Model);
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (var function in plan.Others.Select(static other => other.Function).Append(plan.Function))
        {
            foreach (var token in function.Syntax.DescendantTokens())
            {
                if (token.IsKind(SyntaxKind.IdentifierToken))
                    taken.Add(token.ValueText);
            }
        }

        var name = wanted;
        for (var i = 2; taken.Contains(name) || IsVariable(name); i++)
            name = wanted + i.ToString(CultureInfo.InvariantCulture);
        return name;
    }

    private bool IsVariable(string name) =>
        request.Model.LookupSymbols(plan.Function.Syntax.SpanStart, name: name).Any(static symbol => symbol is ILocalSymbol or IParameterSymbol);

    private string PartOf(ISymbol? variable) => variable is null ? FreeNameOf(Self) : NameOf(variable);

    private static string NameOf(ISymbol variable) => LambdaEdits.NameOf(variable);

    private TextChange NewArgument(BaseArgumentListSyntax list) => NewArgument(request, plan.Call, list, plan.Overload!, StateText());

    /// <summary>The state among the arguments: where its parameter is, or by the name of that.</summary>
    public static TextChange NewArgument(FixRequest request, IOperation call, BaseArgumentListSyntax list, StateOverload overload, string state)
    {
        var arguments = list.Arguments;
        var added = overload.Method.Parameters[overload.Ordinal];
        var isReduced = call is IInvocationOperation && request.Model.GetSymbolInfo(call.Syntax).Symbol is IMethodSymbol { ReducedFrom: not null };
        var index = added.Ordinal - (isReduced ? 1 : 0);
        if (arguments.Any(static argument => argument.NameColon is not null) || index > arguments.Count)
            return new TextChange(new TextSpan(arguments[arguments.Count - 1].Span.End, 0), ", " + added.Name + ": " + state);
        if (index < arguments.Count)
            return new TextChange(new TextSpan(arguments[index].SpanStart, 0), state + ", ");
        var last = arguments[index - 1];
        var isOnLineOfItsOwn = index > 1 && arguments.GetSeparator(index - 2).TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia);
        return new TextChange(
            new TextSpan(last.Span.End, 0),
            (isOnLineOfItsOwn ? "," + LineBreaks.Of(request.Root.SyntaxTree) + Indentation.Before(last) : ", ") + state);
    }
}
